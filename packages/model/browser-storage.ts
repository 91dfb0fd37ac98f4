import { OLD_PROFILE_STORAGE_KEY, PROFILE_STORAGE_KEY } from './limits.ts'

/** What a visitor has answered about telling others. */
export const CONSENT_STORAGE_KEY = 'lerret-consent'

export interface BrowserStorageItem {
  place: 'cookie' | 'local-storage' | 'cache'
  /** As the browser lists it; over https, cookies' names begin with `__Secure-` too. */
  name: string
  /** Who gets it: everybody, those who answer whether others may be told, those who log in. */
  who: 'visitor' | 'asked' | 'member'
}

/**
 * Everything that a browser may keep of the site. The cookie page is drawn from it, and a journey compares it with what a
 * browser really holds: whoever stores something new adds it here.
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
