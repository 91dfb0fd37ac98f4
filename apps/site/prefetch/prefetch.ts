import { COOKIES_PATH, isReservedPath, MEMBER_PATHS, POSTER_PATH, parsePath } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { Blocks } from '@lerret/ui'
import type { LoadResult } from '../navigation/loader.ts'
import { whenIdle } from '../scheduling/when-idle.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'

/** Pages fetched because their links are in view. */
const MAX_PREFETCHES_PER_PAGE = 24
/** A pointer that rests on a link this long is likely to click it. */
const HOVER_DELAY_MS = 65

/** Few visitors open these pages, though many pages link to them: they are fetched on hover, not when their link is in view. */
const FETCHED_ON_HOVER_ONLY: readonly string[] = [...Object.values(MEMBER_PATHS), COOKIES_PATH, POSTER_PATH]

export interface PrefetchOptions {
  /** Loads a page. A failure has no effect until the page is opened. */
  load: (path: string) => Promise<LoadResult>
  /** Renders a loaded page that is very likely to be opened next. */
  prepare: (page: PageData, blocks: Partial<Blocks>) => void
}

/** Fetches pages whose links are in view, hovered, focused or touched, unless the visitor saves data. */
export function startPrefetch({ load, prepare }: PrefetchOptions) {
  if (isSavingData()) return
  const queue = createPrefetchQueue({ load, whenIdle, maxPerPage: MAX_PREFETCHES_PER_PAGE })
  let targetPath: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => fetchNow(target), { passive: true })
  }
  for (const type of ['touchstart', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => prepareAfter(0, target), { passive: true })
  }
  document.addEventListener('pointerover', ({ target }) => prepareAfter(HOVER_DELAY_MS, target), {
    passive: true,
  })
  const linkObserver = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fetchWhenIdle(target)
  })
  const observeLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) linkObserver.observe(link)
  }
  // A page that has just been shown or changed has more urgent work.
  const observeLinksWhenIdle = () => whenIdle(observeLinks)
  observeLinksWhenIdle()
  new MutationObserver(observeLinksWhenIdle).observe(document.body, { childList: true, subtree: true })
  navigation.addEventListener('currententrychange', () => {
    queue.reset()
    targetPath = null
    // The observer computes the position of every link in each frame, and the first frame of a page has more urgent work.
    linkObserver.disconnect()
    observeLinksWhenIdle()
  })

  function fetchNow(target: EventTarget | null) {
    const path = findLinkPath(target)
    if (path === null || isSavingData()) return
    queue.markFetched(path)
    void load(path)
  }

  function prepareAfter(delayMs: number, target: EventTarget | null) {
    clearTimeout(timer)
    const path = findLinkPath(target)
    targetPath = path
    if (path === null || isSavingData()) return
    timer = setTimeout(async () => {
      const result = await load(path)
      // The pointer may be on another link by now.
      if (result.kind === 'page' && targetPath === path) prepare(result.page, result.blocks)
    }, delayMs)
  }

  function fetchWhenIdle(target: Element) {
    const path = findLinkPath(target)
    if (path !== null && !FETCHED_ON_HOVER_ONLY.includes(path)) queue.add(path)
  }
}

/** The path of a link to another page of this site. */
function findLinkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.download) return null
  const path = parsePath(link.pathname)
  const isCurrentPage = link.pathname === location.pathname
  return path === null || isCurrentPage || isReservedPath(path) ? null : path
}

/** True where the visitor has asked to save data, or the connection is very slow. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
