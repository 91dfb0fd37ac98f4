import type { IncomingHttpHeaders } from 'node:http'

/** Programs by their user agents, roughly. The browser sends counts by script, so most of them never do. */
const BOT_PATTERN =
  /bot\b|bot\/|crawl|spider|slurp|preview|lighthouse|monitor|scanner|curl|wget|python|java\//i

export const isBot = (userAgent: string | undefined) => userAgent === undefined || BOT_PATTERN.test(userAgent)

/** Set in the browsers of staff, so that their own visits are not counted. It is the same for everybody. */
const STAFF_COOKIE = 'lerret.staff'
/** Only counts are sent there. */
const STAFF_COOKIE_PATH = '/runtime/sites'

/** The cookie that excludes a browser from counting. */
export function staffBrowserCookie(seconds: number, publicUrl: string) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${STAFF_COOKIE}=1; Path=${STAFF_COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** Whether a page of this site sent the count: not a bot, a browser of staff or a preview at the desk. */
export function isVisitor(headers: IncomingHttpHeaders): boolean {
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false
  const isStaff = (headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${STAFF_COOKIE}=1`)
  return !isStaff && !isFromDesk(headers.referer) && !isBot(headers['user-agent'])
}

function isFromDesk(referer: string | undefined): boolean {
  const pathname = URL.parse(referer ?? '')?.pathname ?? ''
  return pathname === '/redaksjon' || pathname.startsWith('/redaksjon/')
}
