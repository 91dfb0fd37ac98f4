import { z } from 'zod'

/** Whether a text can be the id of a row; PostgreSQL refuses others with an error. */
export const isUuid = (text: string) => z.guid().safeParse(text).success
