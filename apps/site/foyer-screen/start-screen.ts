import { osloClock } from '@lerret/model'
import { trustHtml } from '@lerret/ui/trusted-html'

const REFRESH_INTERVAL_MS = 60_000
const CLOCK_INTERVAL_MS = 5000
const FETCH_TIMEOUT_MS = 30_000
/** Without a reply for this long, the screen shows how old it is. */
const OUTDATED_MS = 5 * REFRESH_INTERVAL_MS
/** Earlier than this, the time of the showing is enough. */
const MAX_SHOWN_MINUTES = 90

/**
 * Runs a screen in the foyer, which nobody operates: fetches the page again every minute, and shows the time and the minutes until
 * the next showing. When the page cannot be fetched, the screen stays as it is.
 */
export function startFoyerScreen() {
  let fetchedAt = Date.now()
  showTime()
  setInterval(showTime, CLOCK_INTERVAL_MS)
  setInterval(refresh, REFRESH_INTERVAL_MS)

  function showTime() {
    const now = Date.now()
    showClock(now - fetchedAt > OUTDATED_MS ? fetchedAt : null, now)
    showMinutesLeft(now)
  }

  async function refresh() {
    const latest = await fetchScreen()
    if (!latest) return
    fetchedAt = Date.now()
    if (!hasSameCode(latest)) location.reload()
    else if (await replaceMain(latest)) showTime()
  }
}

/** The page as it is on the server; null when there is no answer, or not the page. */
async function fetchScreen(): Promise<Document | null> {
  try {
    const reply = await fetch(location.href, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    })
    if (!reply.ok) return null
    const page = new DOMParser().parseFromString(trustHtml(await reply.text()), 'text/html')
    return page.querySelector('[data-foyer]') && page
  } catch {
    return null
  }
}

/** Whether the fetched page has the same styles and script as this one. */
function hasSameCode(latest: Document): boolean {
  const listCode = (page: Document) => [
    page.querySelector('link[rel=stylesheet]')?.getAttribute('href'),
    page.querySelector('body > script')?.textContent,
  ]
  return listCode(document).join() === listCode(latest).join()
}

/** Shows the fetched page, unless it is the same or its poster cannot be loaded. */
async function replaceMain(latest: Document): Promise<boolean> {
  const [current, next] = [document.querySelector('main'), latest.querySelector('main')]
  if (!current || !next || current.dataset.fingerprint === next.dataset.fingerprint) return false
  const main = document.importNode(next, true)
  try {
    await Promise.all([...main.querySelectorAll('img')].map((image) => image.decode()))
  } catch {
    return false
  }
  current.replaceWith(main)
  return true
}

/** The time of day; on an outdated screen, when it was fetched. */
function showClock(outdatedSince: number | null, now: number) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const { time } = osloClock(outdatedSince ?? now)
    const text = outdatedSince ? (element.dataset.clock as string).replace('{when}', time) : time
    if (element.textContent !== text) element.textContent = text
    element.hidden = false
  }
}

function showMinutesLeft(now: number) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-starts-at]')) {
    const { startsAt = '', minutes = '' } = element.dataset
    const count = Math.ceil((Date.parse(startsAt) - now) / 60_000)
    element.hidden = !(count > 0 && count <= MAX_SHOWN_MINUTES)
    const text = minutes.replace('{count}', String(count))
    if (!element.hidden && element.textContent !== text) element.textContent = text
  }
}
