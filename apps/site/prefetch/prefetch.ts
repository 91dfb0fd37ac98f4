import { COOKIES_PATH, isReserved, MEMBER_PATHS, type PageData, pathOf } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import type { Arrival } from '../navigation/loader.ts'
import { whenIdle } from '../scheduling/when-idle.ts'
import { createQueue } from './prefetch-queue.ts'

/** Links in view are fetched one after the other while the browser is idle, so many at most for a page. */
const AT_MOST = 24
/** A mouse that rests on a link for so long is about to press it. */
const REST_MS = 65

/**
 * Members' code is for members, and few read what is stored though every page's foot leads there: these are fetched when somebody
 * points at a link to them, not because there is one.
 */
const SELDOM_WANTED: readonly string[] = [...Object.values(MEMBER_PATHS), COOKIES_PATH]

export interface PrefetchParts {
  /** Asks for a page. What fails has no consequence before the page is wanted. */
  load: (path: string) => Promise<Arrival>
  /** Is told of a page that has come and is as good as wanted. */
  rehearse: (page: PageData, blocks: Partial<Blocks>) => void
}

/** Fetches pages that are about to be wanted: those whose links are in view, hovered, focused or touched. Never where data is to be saved. */
export function startPrefetch({ load, rehearse }: PrefetchParts) {
  if (isSaving()) return
  const queue = createQueue({ load, whenIdle, atMost: AT_MOST })
  let wanted: string | null = null
  let rest: ReturnType<typeof setTimeout> | undefined

  for (const sign of ['pointerover', 'focusin', 'touchstart', 'pointerdown']) {
    document.addEventListener(sign, ({ target }) => fetchNow(target), { passive: true })
  }
  for (const sign of ['touchstart', 'pointerdown']) {
    document.addEventListener(sign, ({ target }) => rehearseAfter(0, target), { passive: true })
  }
  document.addEventListener('pointerover', ({ target }) => rehearseAfter(REST_MS, target), { passive: true })
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fetchWhenIdle(target)
  })
  const watch = () => {
    for (const link of document.querySelectorAll('a[href]')) view.observe(link)
  }
  // When a page has come or changed there is more urgent work than looking for its links.
  const watchWhenIdle = () => whenIdle(watch)
  watchWhenIdle()
  new MutationObserver(watchWhenIdle).observe(document.body, { childList: true, subtree: true })
  navigation.addEventListener('currententrychange', () => {
    queue.leavePage()
    wanted = null
    // Where each link lies is asked anew for every frame, and the first one of a page has more urgent work.
    view.disconnect()
    watchWhenIdle()
  })

  function fetchNow(target: EventTarget | null) {
    const path = pathOfLink(target)
    if (path === null || isSaving()) return
    queue.noteFetched(path)
    void load(path)
  }

  function rehearseAfter(wait: number, target: EventTarget | null) {
    clearTimeout(rest)
    const path = pathOfLink(target)
    wanted = path
    if (path === null || isSaving()) return
    rest = setTimeout(async () => {
      const arrival = await load(path)
      // Something else may have been pointed at meanwhile.
      if (arrival.kind === 'page' && wanted === path) rehearse(arrival.page, arrival.blocks)
    }, wait)
  }

  function fetchWhenIdle(target: Element) {
    const path = pathOfLink(target)
    if (path !== null && !SELDOM_WANTED.includes(path)) queue.add(path)
  }
}

/** The path of a link that leads to another page of this site. */
function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.download) return null
  const path = pathOf(link.pathname)
  const isHere = link.pathname === location.pathname
  return path === null || isHere || isReserved(path) ? null : path
}

/** Visitors who pay by the byte, or have few of them. */
function isSaving(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
