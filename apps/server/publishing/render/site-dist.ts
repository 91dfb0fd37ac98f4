import { join } from 'node:path'

/** The folder that the public site is built into. */
export const SITE_DIST = join(import.meta.dirname, '..', '..', '..', 'site', 'dist')
