import { isReserved, NAVIGATION_WAIT_MS, NOT_FOUND_FILE, type PageData, pathOf } from '@lerret/model'
import type { Blocks } from '@lerret/ui'
import type { Found } from './find-page.ts'

export interface NavigationParts {
  findPage: (path: string, query: string) => Promise<Found>
  isOnline: () => boolean
  /** Draws a page that has arrived, and brings all around it up to date. */
  show: (page: PageData, blocks: Partial<Blocks>, event: NavigateEvent) => void
  /** A page takes its time. */
  signalDelay: (path: string) => void
  /** It has come, or is no longer wanted. */
  endDelay: () => void
  /** There is no coverage, and no copy. */
  sayOffline: () => void
  /** Whether something answers for pages without coverage. */
  hasWorker: () => boolean
  /** Whether newer code is waiting, so that the document is to be left by a page load. */
  isOutdated: () => boolean
  /** Loads the address that the document has by now as a page. */
  reload: () => void
  log: (line: string) => void
}

/**
 * Whether the browser tells of every navigation, and lets us hold it until its page is there. Without that, links are plain
 * page loads.
 */
export const canNavigate = () => 'navigation' in self && 'NavigationPrecommitController' in self

export function startNavigation(parts: NavigationParts) {
  const reloaded = new Set<string>()
  let isCorrecting = false

  navigation.addEventListener('navigate', (event) => {
    if (isCorrecting) return
    const wanted = new URL(event.destination.url)
    const path = pathOf(wanted.pathname)
    if (!isForUs(event) || path === null || isReserved(path) || path === NOT_FOUND_FILE) return
    // The fallback was tried, and the document is still here: from now on the path is the browser's.
    if (reloaded.has(path)) return
    take(event, wanted, path)
  })

  function take(event: NavigateEvent, wanted: URL, path: string) {
    const { signal } = event
    const found: Promise<Found> = parts.isOutdated()
      ? Promise.resolve({ kind: 'newer' })
      : parts.findPage(path, wanted.search)
    const late = delay(path, found, signal)
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      // Back and forward that did not come from the visitor cannot be held.
      ...(event.cancelable && { precommitHandler: hold }),
      handler: arrive,
    })

    /** Waits for the page, but not for long; the address changes when this ends. */
    async function hold(controller: NavigationPrecommitController) {
      const first = await Promise.race([found, late])
      if (!first || signal.aborted) return
      if (first.kind === 'failed' && isStranded()) {
        logFailure()
        parts.sayOffline()
        throw new DOMException('No coverage, and no copy.', 'AbortError')
      }
      if (first.canonical && first.kind === 'page' && event.navigationType !== 'traverse')
        controller.redirect(withRestOf(wanted, first.canonical))
    }

    async function arrive() {
      const arrival = await found
      if (signal.aborted) return
      parts.endDelay()
      if (arrival.kind === 'page') {
        if (arrival.canonical) correctAddress(withRestOf(wanted, arrival.canonical))
        return parts.show(arrival.page, arrival.blocks, event)
      }
      if (arrival.kind === 'failed') {
        logFailure()
        if (isStranded()) return parts.sayOffline()
      }
      // By now the document has the address that was wanted, with its query and hash.
      reloaded.add(path)
      parts.reload()
    }

    function logFailure() {
      parts.log(`Loading the component/JSON/Layout for ${path} failed`)
    }
  }

  /** For what came too late to be led there, and for what is come back to. */
  function correctAddress(href: string) {
    if (href === location.href) return
    isCorrecting = true
    history.replaceState(null, '', href)
    isCorrecting = false
  }

  /** Ends after the time that a visitor is made to wait, unless the page comes or is no longer wanted before that. */
  function delay(path: string, found: Promise<Found>, signal: AbortSignal): Promise<null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        parts.signalDelay(path)
        resolve(null)
      }, NAVIGATION_WAIT_MS)
      void found.then(() => clearTimeout(timer))
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        parts.endDelay()
      })
    })
  }

  const isStranded = () => !parts.isOnline() && !parts.hasWorker()
}

function isForUs(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload'
  )
}

/** A target takes over the query and the hash that it was asked with, where it has none of its own. */
export function withRestOf(wanted: URL, target: string): string {
  const url = new URL(target, wanted)
  url.search ||= wanted.search
  url.hash ||= wanted.hash
  return url.href
}
