/** The fixed numbers and names of the product (SPEC section 9). */

export const LOCALE = 'nb'
export const LAYOUT = 'page-header-footer'
export const GRID_COLUMNS = 12

export const NOT_FOUND_PATH = '/404'
export const NOT_FOUND_FILE = '/404.html'
export const SERVICE_WORKER_FILE = '/sw.js'
/** The page shown offline instead of a page that is not cached. */
export const OFFLINE_PATH = '/utan-nett'

/** A navigation waits this long for page data and code, then continues without them. */
export const NAVIGATION_WAIT_MS = 1000
/** The number of recent downloads whose outcome the page loader remembers. */
export const MAX_REMEMBERED_OUTCOMES = 5
/** The number of times a call is repeated with a new token after a 401. */
export const MAX_AUTH_RETRIES = 1

export const SEARCH_PAGE_SIZE = 20
export const REVIEWS_PAGE_SIZE = 20
export const WATCH_LIST_PAGE_SIZE = 10
export const TICKETS_PAGE_SIZE = 10
export const MIN_STARS = 1
export const MAX_STARS = 5
/** The longest text of a review, in UTF-16 units. */
export const MAX_COMMENT_LENGTH = 4000

export const PROFILE_STORAGE_KEY = 'cw-profile-new'
/** Written by an older version of the site; only its token is read. */
export const OLD_PROFILE_STORAGE_KEY = 'cw-profile'

/** The value of the `stable` parameter that selects published records. */
export const MANAGEMENT_STABLE = '1'
export const CHECKOUT_CHANNEL = 'dxf'

export const SHARE_IMAGE = { width: 1920, height: 1080 } as const

export const EVENT_CODE_LENGTH = { min: 6, max: 7 } as const
/** Three letters, which depend on the distributor, and the eight digits at the end of the film's path. */
export const FILM_NUMBER = /^[A-Z]{3}(\d{8})$/
export const FILM_SLUG_END = /-dxm-\d{8}$/

/** The name of a partner's site in the runtime API; that of its pages in another language ends in the language. */
export const runtimeSiteName = (partnerId: number, language?: string) =>
  `site${partnerId}a${language ? `.${language}` : ''}`
