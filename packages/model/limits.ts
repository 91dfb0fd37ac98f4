/** The fixed numbers and names of the product (SPEC section 9). One home, so that no other file repeats one. */

/** Partners with an API configuration. `site.partners[0]` selects among them. */
export const PARTNER_IDS = [178, 118] as const

export const LOCALE = 'nb'
export const LAYOUT = 'page-header-footer'
export const GRID_COLUMNS = 12

export const NOT_FOUND_PATH = '/404'
export const NOT_FOUND_FILE = '/404.html'
export const SERVICE_WORKER_FILE = '/sw.js'
/** The page for those without coverage who ask for one that they have not seen. */
export const OFFLINE_PATH = '/utan-nett'

/** A navigation waits this long for page data and code, then goes on without them. */
export const NAVIGATION_WAIT_MS = 1000
/** How many download outcomes the page loader remembers. */
export const MAX_REMEMBERED_OUTCOMES = 5
/** How often a call is tried again after a refreshed token. */
export const MAX_AUTH_RETRIES = 1

export const SEARCH_PAGE_SIZE = 20
export const REVIEWS_PAGE_SIZE = 20
export const WATCH_LIST_PAGE_SIZE = 10
export const TICKETS_PAGE_SIZE = 10
export const MIN_STARS = 1
export const MAX_STARS = 5

export const PROFILE_STORAGE_KEY = 'cw-profile-new'
/** Written by an older site; only its token is read. */
export const OLD_PROFILE_STORAGE_KEY = 'cw-profile'

/** Asks for records as visitors see them. */
export const MANAGEMENT_STABLE = '1'
export const CHECKOUT_CHANNEL = 'dxf'

export const SHARE_IMAGE = { width: 1920, height: 1080 } as const

export const EVENT_CODE_LENGTH = { min: 6, max: 7 } as const
/** Three letters, which differ by distributor, and the eight digits that a film's address ends in. */
export const FILM_NUMBER = /^[A-Z]{3}(\d{8})$/
export const FILM_SLUG_END = /-dxm-\d{8}$/

/** The site name of a partner in the runtime data API. */
export const runtimeSiteName = (partnerId: number) => `site${partnerId}a`
