import {
  createRedirectTable,
  NOT_FOUND_PATH,
  type PageData,
  pathOf,
  SITE_FACTS_PATH,
  type SiteFacts,
} from '@lerret/model'
import { type Blocks, type FetchPart, NYNORSK } from '@lerret/ui'
import { BLOCK_LOADERS } from '@lerret/ui/block-loaders'
import type { MemberAccess } from '@lerret/ui/member'
import type { CountingParts } from './counting/counting.ts'
import { asksForPrivacy } from './counting/privacy.ts'
import { createEventsStore, fetchEvents } from './live/events.ts'
import { createMemberAccess } from './member/access.ts'
import { createFinder } from './navigation/find-page.ts'
import { createLoader } from './navigation/loader.ts'
import { canNavigate, startNavigation, withRestOf } from './navigation/navigation.ts'
import { startPrefetch } from './prefetch/prefetch.ts'
import { followWorker, registerWorker } from './register-worker.ts'
import { afterPaint } from './scheduling/after-paint.ts'
import { whenIdle } from './scheduling/when-idle.ts'
import { nextTurn } from './scheduling/yield-to-main.ts'
import { announce, focusOn, progress } from './shell/feedback.ts'
import { isFoyerScreen } from './shell/Head.tsx'
import { documentTitle } from './shell/head-tags.ts'
import { rememberedName } from './shell/me.ts'
import { startSuggestions } from './shell/suggestions/start.ts'
import { followPage, tidyHeader } from './shell/update-document.ts'
import { createView, type View } from './view/view.tsx'

/** Brings the document to life: the page it shows, its links, and what it does without coverage. */
export async function start() {
  await comeToLife()
  performance.mark('lerret:live')
}

async function comeToLife() {
  const main = document.querySelector('main') as HTMLElement
  const shown = main.dataset.path as string
  const facts = await fetchFacts()
  if (!facts) {
    log(`Loading the component/JSON/Layout for ${shown} failed`)
    return
  }
  if (leaveByRedirect(shown, facts)) return
  const loader = createLoader({
    facts,
    fetch: (address, options) => fetch(address, options),
    loadBlock: (component) => BLOCK_LOADERS[component](),
    saysOnline: () => navigator.onLine,
    now: () => Date.now(),
    log,
  })
  const { fetchPart } = loader
  const consent = facts.destinations?.length ? askConsent(facts, fetchPart) : null
  const events = createEventsStore()
  const see = startCounting(facts, { consent, fetchPart, news: () => events.getState().items })
  const member = accessFor(facts, fetchPart)
  const hasWorker = () => navigator.serviceWorker?.controller != null
  const reload = () => location.reload()
  const life = {
    ...{ member, consent, fetchPart },
    now: clockOf(facts),
    events,
    // What a page knows already is seen first.
    askFor: (ids: string[]) =>
      afterPaint(() =>
        fetchEvents(ids, {
          store: events,
          site: facts.runtimeSite,
          fetch: (address) => fetch(address),
          log,
        }),
      ),
  }
  const view = createView(main, life, (path) => {
    log(`Loading the component/JSON/Layout for ${path} failed`)
    if (loader.isOnline() || hasWorker()) reload()
    else sayOffline()
  })

  // A document of an older release keeps its page, and is left by a page load.
  let isOutdated = facts.frame !== document.documentElement.dataset.frame
  followWorker({
    reload,
    setOutdated() {
      isOutdated = true
    },
  })
  startSuggestions(fetchPart)
  await takeOver()
  await nextTurn()
  // A worker is started and filled by the same processor that brings the page to life, and is of use from the next page on.
  whenIdle(registerWorker)
  if (rememberedName()) afterPaint(member.load)
  if (!canNavigate()) return

  const findPage = createFinder({ loader, facts, isServed, log })
  startNavigation({
    findPage,
    isOnline: loader.isOnline,
    show(page, blocks, event) {
      afterPaint(() => see(page))
      showPage({ page, blocks, event, view, facts })
    },
    signalDelay(path) {
      progress(true)
      dispatchEvent(new CustomEvent('lerret:delayed-load', { detail: { path } }))
    },
    endDelay: () => progress(false),
    ...{ sayOffline, hasWorker, reload },
    isOutdated: () => isOutdated,
    log,
  })
  if (!isOutdated)
    startPrefetch({
      load: (path) => loader.load(facts.capitalPaths.includes(path) ? path : path.toLowerCase()),
      rehearse(page, blocks) {
        // It has no header, not even behind the scene.
        if (!isFoyerScreen(page)) view.rehearse(page, blocks)
      },
    })

  /** The page that the document shows comes to life; what cannot be fetched of it stays as it is drawn. */
  async function takeOver() {
    const { fingerprint: drawn } = main.dataset
    if (drawn === undefined) return
    const fetched = await loader.fetchFile(shown, location.search)
    if (fetched.kind !== 'file') {
      log(`Loading the component/JSON/Layout for ${shown} failed`)
      return
    }
    const { page, frame, fingerprint } = fetched.file
    // Published anew since the document was fetched: what it shows is no longer what the file says.
    if (!isOutdated && frame === facts?.frame && fingerprint === drawn)
      view.takeOver(page, await loader.loadBlocks(page))
    // It is looked at, alive or not.
    see(page)
  }
}

/** Counting comes after all that the visitor came for, and not at all to those who ask for privacy. */
function startCounting(
  { runtimeSite: site, siteTitle: brand }: SiteFacts,
  {
    consent,
    fetchPart,
    news,
  }: {
    consent: ReturnType<typeof askConsent> | null
    fetchPart: FetchPart
    news: CountingParts['news']
  },
): (page: PageData) => void {
  if (asksForPrivacy(navigator)) return () => {}
  // What is not counted is no loss to the visitor.
  const counting = fetchPart('counting', () => import('./counting/counting.ts')).then((code) =>
    code?.createCounting({
      ...{ site, brand, news },
      send: (address, counted) =>
        navigator.sendBeacon(address, new Blob([JSON.stringify(counted)], { type: 'application/json' })),
      // Where the question cannot be fetched, nobody is told anything.
      tell: (told) => void consent?.then((asking) => asking?.tell(told)),
    }),
  )
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    // Tickets are sold elsewhere.
    if (link && link.origin !== location.origin) void counting.then((it) => it?.follow(link.href))
  })
  return (page) => void counting.then((it) => it?.see(page))
}

/** Only a house that tells others has anything to ask its visitors. */
async function askConsent(facts: SiteFacts, fetchPart: FetchPart) {
  const code = await fetchPart('consent', () => import('./consent/start.ts'))
  return code ? code.startConsent(facts, { isRefused: asksForPrivacy(navigator), announce, fetchPart }) : null
}

/** Members' features, over the partner of this site. Only those who need them fetch their code. */
function accessFor(facts: SiteFacts, fetchPart: FetchPart): MemberAccess {
  return createMemberAccess(
    async () => {
      const code = await fetchPart('member', () => import('./member/start.ts'))
      return code ? code.startMember(facts, { now: clockOf(facts), log }) : null
    },
    async (ediNumber) => {
      const code = await fetchPart('rating', () => import('./member/movie-info/ask-rating.ts'))
      return code ? code.askRating(facts, ediNumber, log) : null
    },
  )
}

async function fetchFacts(): Promise<SiteFacts | null> {
  try {
    const reply = await fetch(SITE_FACTS_PATH)
    const facts = (await reply.json()) as Partial<SiteFacts> | null
    return reply.ok && Array.isArray(facts?.redirects) && Array.isArray(facts.searchPaths)
      ? (facts as SiteFacts)
      : null
  } catch {
    return null
  }
}

/** The redirect table holds on the first page too, where a server did not know it. */
function leaveByRedirect(shown: string, { redirects }: SiteFacts): boolean {
  const path = pathOf(location.pathname)
  if (path === shown || path === null) return false
  const redirect = createRedirectTable(redirects)(path)
  if (redirect) location.replace(withRestOf(new URL(location.href), redirect.target))
  else if (shown === NOT_FOUND_PATH) log(`A page wasn't found for ${path}`)
  return redirect !== undefined
}

/** The visitor's clock, but for a house for show that stands still. */
function clockOf({ standsStillAt }: SiteFacts): () => number {
  const stopped = standsStillAt === null ? null : Date.parse(standsStillAt)
  return () => stopped ?? Date.now()
}

async function isServed(href: string): Promise<boolean> {
  try {
    // A redirect is not followed, and has no status that could be read.
    const reply = await fetch(href, { method: 'HEAD', redirect: 'manual' })
    return reply.ok || reply.type === 'opaqueredirect'
  } catch {
    return false
  }
}

interface Showing {
  page: PageData
  blocks: Partial<Blocks>
  event: NavigateEvent
  view: View
  facts: SiteFacts
}

function showPage({ page, blocks, event, view, facts }: Showing) {
  if (isFoyerScreen(page)) return location.reload()
  const { hash } = new URL(event.destination.url)
  const isPlain = event.navigationType !== 'traverse' && hash === ''
  tidyHeader()
  // Before the new page is there, while the browser still knows how the old one lies.
  if (isPlain) scrollTo({ top: 0, left: 0, behavior: 'instant' })
  if (!view.show(page, blocks, isPlain ? 'first' : 'whole')) return
  document.title = documentTitle(page, facts)
  if (!isPlain) scrollAtOnce(() => event.scroll())
  // What nobody sees may wait until the page is seen.
  afterPaint(() => {
    if (event.signal.aborted) return
    followPage(page, facts)
    focusOn(hash)
    announce(document.title)
  })
}

/** A page that is opened stands where it should from its first moment; gliding is for links within it. */
function scrollAtOnce(scroll: () => void) {
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  // Without being asked, the browser scrolls by the style that it last had reason to work out.
  void getComputedStyle(document.documentElement).scrollBehavior
  scroll()
  style.scrollBehavior = ''
}

const sayOffline = () => announce(NYNORSK.noCoverage, 'seen')

function log(line: string) {
  console.error(line)
}
