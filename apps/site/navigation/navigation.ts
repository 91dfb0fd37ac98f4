import { isReservedPath, NAVIGATION_WAIT_MS, NOT_FOUND_FILE, parsePath } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { Blocks } from '@lerret/ui'
import type { PageLookup } from './find-page.ts'

export interface NavigationDependencies {
  findPage: (path: string, query: string) => Promise<PageLookup>
  isOnline: () => boolean
  /** Shows a loaded page and updates title, head and menus. */
  show: (page: PageData, blocks: Partial<Blocks>, event: NavigateEvent) => void
  /** The page has not loaded within the time that a visitor is made to wait. */
  onDelayStart: (path: string) => void
  /** The page has loaded, or the navigation was aborted. */
  onDelayEnd: () => void
  showOffline: () => void
  /** Whether a service worker can serve pages while the browser is offline. */
  hasWorker: () => boolean
  /** Whether the site has a newer release than this document: then every navigation is a full page load. */
  isOutdated: () => boolean
  reload: () => void
  log: (line: string) => void
}

/** Whether the browser lets us delay a navigation until its page has loaded. Without that, links are full page loads. */
export const supportsNavigationApi = () => 'navigation' in self && 'NavigationPrecommitController' in self

export function startNavigation(dependencies: NavigationDependencies) {
  const reloadedPaths = new Set<string>()

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const path = parsePath(url.pathname)
    if (!canIntercept(event) || path === null || isReservedPath(path) || path === NOT_FOUND_FILE) return
    // A reload did not replace this document, so the browser handles the path from now on.
    if (reloadedPaths.has(path)) return
    intercept(event, url, path)
  })

  function intercept(event: NavigateEvent, url: URL, path: string) {
    const { signal } = event
    const lookup: Promise<PageLookup> = dependencies.isOutdated()
      ? Promise.resolve({ kind: 'newer' })
      : dependencies.findPage(path, url.search)
    const delay = startDelayTimer(path, lookup, signal)
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      // Back and forward without a user action cannot be delayed.
      ...(event.cancelable && { precommitHandler: waitForPage }),
      handler: showPage,
    })

    /** Delays the change of the URL until the page has loaded or the delay has passed. */
    async function waitForPage(controller: NavigationPrecommitController) {
      const result = await Promise.race([lookup, delay])
      if (!result || signal.aborted) return
      if (result.kind === 'failed' && isOffline()) {
        logFailure()
        dependencies.showOffline()
        throw new DOMException('No coverage, and no copy.', 'AbortError')
      }
      if (result.canonical && result.kind === 'page' && event.navigationType !== 'traverse')
        controller.redirect(inheritQueryAndHash(url, result.canonical))
    }

    async function showPage() {
      const result = await lookup
      if (signal.aborted) return
      dependencies.onDelayEnd()
      if (result.kind === 'page') {
        if (result.canonical) replaceUrl(inheritQueryAndHash(url, result.canonical))
        return dependencies.show(result.page, result.blocks, event)
      }
      if (result.kind === 'failed') {
        logFailure()
        if (isOffline()) return dependencies.showOffline()
      }
      // The document already has the new URL, so a reload loads the page that was asked for.
      reloadedPaths.add(path)
      dependencies.reload()
    }

    function logFailure() {
      dependencies.log(`Loading the component/JSON/Layout for ${path} failed`)
    }
  }

  /** Corrects the address of pages that loaded after the delay, and after back and forward: neither can be redirected. */
  function replaceUrl(href: string) {
    if (href !== location.href) history.replaceState(null, '', href)
  }

  /** Resolves when the page has not loaded in time. Ends early when the page loads or the navigation is aborted. */
  function startDelayTimer(path: string, lookup: Promise<PageLookup>, signal: AbortSignal): Promise<null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        dependencies.onDelayStart(path)
        resolve(null)
      }, NAVIGATION_WAIT_MS)
      void lookup.then(() => clearTimeout(timer))
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        dependencies.onDelayEnd()
      })
    })
  }

  const isOffline = () => !dependencies.isOnline() && !dependencies.hasWorker()
}

function canIntercept(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload' &&
    !isReplacedState(event)
  )
}

/** Whether only the URL changes, by `history.replaceState`: a redirect, or what a visitor has chosen on the page. */
const isReplacedState = ({ navigationType, destination }: NavigateEvent) =>
  navigationType === 'replace' && destination.sameDocument

/** The URL of a redirect's target. Without a query or hash of its own it gets that of the requested URL. */
export function inheritQueryAndHash(requested: URL, target: string): string {
  const url = new URL(target, requested)
  url.search ||= requested.search
  url.hash ||= requested.hash
  return url.href
}
