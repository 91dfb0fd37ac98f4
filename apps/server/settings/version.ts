import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The version of this Lerret, as in its package.json. */
export const LERRET_VERSION: string = z
  .object({ version: z.string() })
  .parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')),
  ).version
