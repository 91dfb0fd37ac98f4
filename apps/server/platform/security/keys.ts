import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 32

/** A random key for links in mails and for cookies. */
export const createKey = () => randomBytes(KEY_BYTES).toString('base64url')

/** The hash under which a key is stored. Keys are random, so a plain hash without salt is enough. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** Whether it has the form of a key; one that a mail client cut off has not. */
export const isKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]+$/.test(text) && text.length === Math.ceil((KEY_BYTES * 4) / 3)
