import type { Production } from '@lerret/model'

export const joinBodies = ({ contents }: Production) => contents.map(({ body }) => body).join('\n')
