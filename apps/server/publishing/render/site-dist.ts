import { join } from 'node:path'

/** Where the public site is built. */
export const SITE_DIST = join(import.meta.dirname, '..', '..', '..', 'site', 'dist')
