import { OLD_PROFILE_STORAGE_KEY, PROFILE_STORAGE_KEY } from './limits.ts'

/** The visitor's answer about analytics. */
export const CONSENT_STORAGE_KEY = 'lerret-consent'

export interface BrowserStorageItem {
  place: 'cookie' | 'local-storage' | 'cache'
  /** The name as the browser lists it; over https, names of cookies also begin with `__Secure-`. */
  name: string
  /** The people whose browsers store it: every visitor, those who answered the consent question, or logged-in members. */
  who: 'visitor' | 'asked' | 'member'
}

/**
 * Everything that the site may store in a browser. The cookie page lists it, and an end-to-end test compares it with what a
 * browser has stored: add new items here.
 */
export const BROWSER_STORAGE = [
  { place: 'local-storage', name: 'lerret-seen', who: 'visitor' },
  { place: 'cache', name: 'lerret-pages', who: 'visitor' },
  { place: 'cache', name: 'lerret-data', who: 'visitor' },
  { place: 'cache', name: 'lerret-assets', who: 'visitor' },
  { place: 'cache', name: 'lerret-images', who: 'visitor' },
  { place: 'local-storage', name: CONSENT_STORAGE_KEY, who: 'asked' },
  { place: 'cookie', name: 'lerret.session_token', who: 'member' },
  { place: 'cookie', name: 'lerret.device', who: 'member' },
  { place: 'local-storage', name: PROFILE_STORAGE_KEY, who: 'member' },
  { place: 'local-storage', name: OLD_PROFILE_STORAGE_KEY, who: 'member' },
  { place: 'local-storage', name: 'lerret-tickets', who: 'member' },
] as const satisfies readonly BrowserStorageItem[]

export type BrowserStorageName = (typeof BROWSER_STORAGE)[number]['name']
