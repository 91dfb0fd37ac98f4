import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** What a link in a mail or a browser carries: nobody can guess it. */
export const newKey = () => randomBytes(BYTES).toString('base64url')

/** What is kept of a key. As nobody can guess a key, a plain hash hides it. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** A key that was cut off on its way is none. */
export const isKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]+$/.test(text) && text.length === Math.ceil((BYTES * 4) / 3)
