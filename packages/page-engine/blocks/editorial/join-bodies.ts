import type { Production, Safe, SafeHtml } from '@lerret/model'

/** Each of the texts is closed, so that all of them together are safe too. */
export const joinBodies = ({ contents }: Safe<Production>) =>
  contents.map(({ body }) => body).join('\n') as SafeHtml
