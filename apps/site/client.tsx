import { NOT_FOUND_PATH, parsePath, type SiteFacts } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { LoadChunk } from '@lerret/ui'
import { BLOCK_LOADERS } from '@lerret/ui/block-loaders'
import type { MemberAccess } from '@lerret/ui/member'
import { applySiteOverrides } from '@lerret/words'
import { type CountingDependencies, createCounting } from './counting/counting.ts'
import { prefersPrivacy } from './counting/privacy.ts'
import { createEventsStore, fetchEvents } from './live/events.ts'
import { createMemberAccess } from './member/access.ts'
import { createPageFinder, findRedirectOnLoad } from './navigation/find-page.ts'
import { createLoader } from './navigation/loader.ts'
import { inheritQueryAndHash, startNavigation, supportsNavigationApi } from './navigation/navigation.ts'
import { startPrefetch } from './prefetch/prefetch.ts'
import { registerWorker, reloadOnUpdate } from './register-worker.ts'
import { afterPaint } from './scheduling/after-paint.ts'
import { whenIdle } from './scheduling/when-idle.ts'
import { yieldToMain } from './scheduling/yield-to-main.ts'
import { announce, showProgress } from './shell/feedback.ts'
import { isFoyerScreen } from './shell/Head.tsx'
import { readSignedInName } from './shell/signed-in-name.ts'
import { startSuggestions } from './shell/suggestions/start.ts'
import { createClock, fetchSiteFacts } from './site-facts.ts'
import { showPage } from './view/show-page.ts'
import { createView } from './view/view.tsx'

/** Starts the app in a document that the server rendered: hydration, navigation and offline copies. */
export async function start() {
  await startApp()
  performance.mark('lerret:live')
}

async function startApp() {
  const main = document.querySelector('main') as HTMLElement
  const path = main.dataset.path as string
  const facts = await fetchSiteFacts(main.dataset.facts)
  if (!facts) {
    logLoadFailure(path)
    return
  }
  if (followRedirect(path, facts)) return
  const loader = createLoader({
    facts,
    fetch: (address, options) => fetch(address, options),
    loadBlock: (component) => BLOCK_LOADERS[component](),
    onLine: () => navigator.onLine,
    now: () => Date.now(),
    log,
  })
  const { loadChunk } = loader
  const words = applySiteOverrides(facts.words)
  const showOffline = () => announce(words.noCoverage, 'seen')
  const consent = facts.destinations?.length ? startConsentTracking(facts, loadChunk) : null
  const events = createEventsStore()
  const getUpdates = () => events.getState().items
  const countView = startCounting(facts, { consent, getUpdates })
  const member = createMembers(facts, loadChunk)
  const hasWorker = () => navigator.serviceWorker?.controller != null
  const reload = () => location.reload()
  const services = {
    member,
    consent,
    loadChunk,
    words,
    now: createClock(facts),
    events,
    // The page is painted first with the data it has.
    requestEvents: (ids: string[]) =>
      afterPaint(() =>
        fetchEvents(ids, {
          store: events,
          site: facts.runtimeSite,
          fetch: (address) => fetch(address),
          log,
        }),
      ),
  }
  const view = createView(main, services, (failedPath) => {
    logLoadFailure(failedPath)
    if (loader.isOnline() || hasWorker()) reload()
    else showOffline()
  })

  // A document of an older release is not hydrated, and its links are full page loads.
  let isOutdated = facts.frame !== document.documentElement.dataset.frame
  reloadOnUpdate({
    reload,
    setOutdated() {
      isOutdated = true
    },
  })
  startSuggestions(words, loadChunk)
  await hydratePage()
  await yieldToMain()
  // Installing the worker takes processor time from hydration, and is useful only from the next page on.
  whenIdle(registerWorker)
  if (readSignedInName()) afterPaint(member.load)
  if (!supportsNavigationApi()) return

  startNavigation({
    findPage: createPageFinder({ loader, facts, isOnServer, log }),
    isOnline: loader.isOnline,
    show(page, blocks, event) {
      afterPaint(() => countView(page))
      showPage({ page, blocks, event, view, facts, loadChunk })
    },
    onDelayStart(delayedPath) {
      showProgress(true)
      dispatchEvent(new CustomEvent('lerret:delayed-load', { detail: { path: delayedPath } }))
    },
    onDelayEnd: () => showProgress(false),
    showOffline,
    hasWorker,
    reload,
    isOutdated: () => isOutdated,
    log,
  })
  if (!isOutdated)
    startPrefetch({
      load: (linkPath) =>
        loader.load(facts.capitalPaths.includes(linkPath) ? linkPath : linkPath.toLowerCase()),
      prepare(page, blocks) {
        // A foyer screen is opened by a full page load.
        if (!isFoyerScreen(page)) view.prepare(page, blocks)
      },
    })

  /** Hydrates the page in the document. Blocks whose code cannot be loaded stay static. */
  async function hydratePage() {
    const { fingerprint: documentFingerprint } = main.dataset
    if (documentFingerprint === undefined) return
    const result = await loader.fetchFile(path, location.search)
    if (result.kind !== 'file') {
      logLoadFailure(path)
      return
    }
    const { page, frame, fingerprint } = result.file
    // If the page was published again after the document was fetched, its HTML and its data differ.
    if (!isOutdated && frame === facts?.frame && fingerprint === documentFingerprint)
      await view.hydrate(page, await loader.loadBlocks(page))
    countView(page)
  }
}

interface CountingOptions {
  consent: ReturnType<typeof startConsentTracking> | null
  getUpdates: CountingDependencies['getUpdates']
}

/** Nothing is counted in browsers that send a privacy signal. */
function startCounting(
  { runtimeSite: site, siteTitle: brand }: SiteFacts,
  { consent, getUpdates }: CountingOptions,
): (page: PageData) => void {
  if (prefersPrivacy(navigator)) return () => {}
  const counting = createCounting({
    site,
    brand,
    getUpdates,
    send: (address, counted) =>
      navigator.sendBeacon(address, new Blob([JSON.stringify(counted)], { type: 'application/json' })),
    // If the consent code cannot be loaded, nothing is tracked.
    track: (event) => void consent?.then((tracker) => tracker?.track(event)),
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    // Tickets are sold on another site.
    if (link && link.origin !== location.origin) counting.countClick(link.href)
  })
  return counting.countView
}

/** Only for houses with analytics services; others need no consent. */
async function startConsentTracking(facts: SiteFacts, loadChunk: LoadChunk) {
  const code = await loadChunk('consent', () => import('./consent/start.ts'))
  return code ? code.startConsent(facts, { isRefused: prefersPrivacy(navigator), announce, loadChunk }) : null
}

/** The member features, whose code is loaded when they are first used. */
function createMembers(facts: SiteFacts, loadChunk: LoadChunk): MemberAccess {
  return createMemberAccess(
    async () => {
      const code = await loadChunk('member', () => import('./member/start.ts'))
      return code ? code.startMember(facts, { now: createClock(facts), log }) : null
    },
    async (ediNumber) => {
      const code = await loadChunk('rating', () => import('./member/movie-info/rating.ts'))
      return code ? code.fetchRating(facts, ediNumber, log) : null
    },
    () => readSignedInName() !== '',
  )
}

/** Applies the redirect table to the first page too, for static hosts that do not know it. */
function followRedirect(shownPath: string, facts: SiteFacts): boolean {
  const path = parsePath(location.pathname)
  if (path === shownPath || path === null) return false
  const target = findRedirectOnLoad(path, shownPath, facts)
  if (target !== null) location.replace(inheritQueryAndHash(new URL(location.href), target))
  else if (shownPath === NOT_FOUND_PATH) log(`A page wasn't found for ${path}`)
  return target !== null
}

async function isOnServer(href: string): Promise<boolean> {
  try {
    // A redirect is not followed, and has no readable status.
    const reply = await fetch(href, { method: 'HEAD', redirect: 'manual' })
    return reply.ok || reply.type === 'opaqueredirect'
  } catch {
    return false
  }
}

const logLoadFailure = (path: string) => log(`Loading the component/JSON/Layout for ${path} failed`)

function log(line: string) {
  console.error(line)
}
