import { addDays, NOT_FOUND_PATH, osloInstant, pageDataPath, type ShowingView, toHref } from '@lerret/model'
import type { BlockItems, ComponentId, PageData, PageFile, PlacedRow } from '@lerret/page-engine'
import type { Page } from '@playwright/test'
import { TODAY } from './house/house.ts'
import { renderDemoPage } from './render-page.ts'

export const LONG_TITLE =
  'Den sanne og nokså lange historia om Arbeidsmarknadsforskingsinstitusjonssamarbeid og alle som venta på ferja i regnet'
const FILM = '/metropolis-dxm-20100212'
const CONCERT = '/julekonsert-med-fjordheim-musikklag-k7m2pd'
const PROGRAMS = ['program', 'cover-flow', 'schedule', 'culture-program'] as const

interface State {
  /** The page of the demo house that is changed. */
  path: string
  /** The blocks in this state. Rows without them are left out, because other tests scan them. */
  blocks: ComponentId[]
  change: (page: PageData) => void
}

/** Enough items of a list to fill a screen. */
const ITEMS = 8

/** States of pages that the demo house does not have. */
export const STATES = {
  'long-title': film((page) => {
    for (const item of findItems(page, 'cover')) item.title = LONG_TITLE
    for (const item of findItems(page, 'ticket-list')) item.production.title = LONG_TITLE
  }),
  'long-titles': {
    path: '/kino',
    blocks: ['program', 'cover-flow'],
    change(page) {
      for (const component of ['program', 'cover-flow'] as const) {
        for (const item of findItems(page, component)) {
          item.productions = item.productions
            .slice(0, ITEMS)
            .map((production) => ({ ...production, title: LONG_TITLE, image: null, poster: null }))
          const ids = item.productions.map(({ id }) => id)
          item.showings = item.showings.filter(({ productionId }) => ids.includes(productionId))
        }
      }
    },
  },
  'long-headlines': {
    path: '/nyhende',
    blocks: ['article-card-list'],
    change(page) {
      for (const item of findItems(page, 'article-card-list'))
        item.articles = item.articles
          .slice(0, ITEMS)
          .map((article) => ({ ...article, title: LONG_TITLE, image: null }))
    },
  },
  'no-showings': film((page) => setShowings(page, () => [])),
  'one-showing': film((page) => setShowings(page, ([first]) => (first ? [first] : []))),
  'forty-showings': film((page) =>
    setShowings(page, ([first]) =>
      Array.from({ length: 40 }, (_, index) => createNthShowing(first as ShowingView, index)),
    ),
  ),
  'every-status': film((page) =>
    setShowings(page, ([first]) =>
      STATUSES.map((status, index) => ({ ...createNthShowing(first as ShowingView, index), ...status })),
    ),
  ),
  'film-cancelled': film((page) => setOnlyShowing(page, CANCELLED)),
  'film-sold-out': film((page) => setOnlyShowing(page, SOLD_OUT)),
  'film-not-on-sale-yet': film((page) => setOnlyShowing(page, NOT_YET)),
  'concert-cancelled': concert((page) => setOnlyShowing(page, CANCELLED)),
  'concert-free': concert((page) => setOnlyShowing(page, FREE)),
  'concert-paid-at-the-door': concert((page) => setOnlyShowing(page, AT_DOOR)),
  'foyer-statuses': {
    path: '/skjerm',
    blocks: ['foyer-screen'],
    change: (page) => setEvening(page, 'foyer-screen', [STATUSES.slice(1, 9)]),
  },
  'foyer-statuses-of-two-days': {
    path: '/skjerm',
    blocks: ['foyer-screen'],
    change: (page) => setEvening(page, 'foyer-screen', [STATUSES.slice(0, 2), STATUSES.slice(6)]),
  },
  'poster-statuses': {
    path: '/plakat',
    blocks: ['week-poster'],
    change(page) {
      setEvening(page, 'week-poster', [STATUSES.slice(0, 4), STATUSES.slice(4, 8), STATUSES.slice(8)])
      for (const item of findItems(page, 'week-poster'))
        Object.assign(item, { from: TODAY, to: addDays(TODAY, 6) })
    },
  },
  'week-statuses': {
    path: '/test',
    blocks: ['schedule'],
    change(page) {
      page.rows = page.rows.filter((row) => JSON.stringify(row).includes('"test-schedule"'))
      setEvening(page, 'schedule', [STATUSES.slice(0, 4), STATUSES.slice(4, 8), STATUSES.slice(8)])
    },
  },
  'front-all-off': {
    path: '/',
    blocks: ['slideshow'],
    change(page) {
      for (const item of findItems(page, 'slideshow'))
        item.showings = item.showings.map((showing) => ({ ...showing, ...CANCELLED }))
    },
  },
  'cinema-statuses': {
    path: '/kino',
    blocks: ['cover-flow'],
    change(page) {
      for (const item of findItems(page, 'cover-flow'))
        item.showings = item.productions.flatMap(({ id }, index) => {
          const [next] = item.showings.filter(({ productionId }) => productionId === id)
          return next ? [{ ...next, ...STATUSES[index % STATUSES.length] }] : []
        })
    },
  },
  'no-pictures': film((page) => {
    for (const item of findItems(page, 'cover')) Object.assign(item, { image: null, poster: null })
    for (const { production } of findItems(page, 'ticket-list')) {
      Object.assign(production, { image: null, poster: null })
    }
  }),
  trailer: film((page) => {
    const trailerVideo = { host: 'Vimeo', src: 'https://player.vimeo.com/video/1084537?dnt=1' }
    for (const item of findItems(page, 'movie-info'))
      Object.assign(item, { trailerUrl: 'https://vimeo.com/1084537', trailerVideo })
  }),
  'empty-program': { path: '/kino', blocks: [...PROGRAMS], change: emptyPrograms },
  'empty-front': {
    path: '/',
    blocks: [...PROGRAMS, 'slideshow'],
    change(page) {
      emptyPrograms(page)
      for (const item of findItems(page, 'slideshow')) item.showings = []
    },
  },
  'empty-news': {
    path: '/nyhende',
    blocks: ['article-card-list'],
    change(page) {
      for (const item of findItems(page, 'article-card-list')) item.articles = []
    },
  },
  'not-found': { path: NOT_FOUND_PATH, blocks: [], change() {} },
} satisfies Record<string, State>

export type StateName = keyof typeof STATES
export const STATE_NAMES = Object.keys(STATES) as StateName[]

/** Opens a page in this state, rendered by the product's renderer. It has no content security policy. */
export async function visitState(page: Page, name: StateName) {
  const { path } = STATES[name]
  const html = await renderState(page, name)
  const isThis = (url: URL) => url.pathname === toHref(path)
  await page.route(isThis, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(toHref(path))
}

/**
 * Shows a page in this state within the document of another state, without its scripts, which takes a third of the CPU time. The content
 * security policy of a page of the site would refuse it.
 */
export async function showState(page: Page, name: StateName) {
  const html = await renderState(page, name)
  await page.setContent(html.replaceAll(/<script\b.*?<\/script>|<link rel="preload"[^>]*>/gs, ''))
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

async function renderState(page: Page, name: StateName): Promise<string> {
  const { path, blocks, change }: State = STATES[name]
  const reply = await page.request.get(pageDataPath(path))
  const { page: data } = (await reply.json()) as PageFile
  change(data)
  if (blocks.length > 0) data.rows = data.rows.filter((row) => hasBlock(row, blocks))
  return renderDemoPage(data)
}

function film(change: State['change']): State {
  return { path: FILM, blocks: ['cover', 'ticket-list', 'movie-info'], change }
}

function concert(change: State['change']): State {
  return { path: CONCERT, blocks: ['cover', 'ticket-list'], change }
}

const hasBlock = ({ columns }: PlacedRow, components: ComponentId[]) =>
  columns.some(({ blocks }) => blocks.some(({ component }) => components.includes(component)))

function findItems<Component extends ComponentId>(page: PageData, component: Component) {
  return page.rows
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .filter((block) => block.component === component)
    .flatMap(({ parts }) => parts as BlockItems[Component][])
}

function setShowings(page: PageData, change: (showings: ShowingView[]) => ShowingView[]) {
  for (const item of findItems(page, 'ticket-list')) item.showings = change(item.showings)
}

function setOnlyShowing(page: PageData, status: Partial<ShowingView>) {
  setShowings(page, ([first]) => (first ? [{ ...first, ...status }] : []))
}

/** Replaces the page's showings by these, a list for each day from today on. */
function setEvening(
  page: PageData,
  component: 'foyer-screen' | 'week-poster' | 'schedule',
  days: Partial<ShowingView>[][],
) {
  for (const item of findItems(page, component)) {
    const [first] = item.showings
    if (!first) throw new Error(`${page.path} shows nothing.`)
    item.showings = days.flatMap((statuses, day) =>
      statuses.map((status, index) => {
        const starts = osloInstant(addDays(TODAY, day), `${13 + index}.30`)
        const { id = '' } = item.productions[(index + day) % item.productions.length] ?? {}
        return {
          ...first,
          id: `${day}-${index}`,
          productionId: id,
          label: 'Strikkekino',
          hall: 'Kulturscena',
          startsAt: starts.toISOString(),
          endsAt: new Date(+starts + 55 * 60_000).toISOString(),
          ...status,
        }
      }),
    )
  }
}

/** The nth of several showings from today on, three a day. */
function createNthShowing(showing: ShowingView, index: number): ShowingView {
  const starts = osloInstant(addDays(TODAY, Math.floor(index / 3)), ['17.30', '19.00', '21.15'][index % 3])
  const startsAt = starts.toISOString()
  const endsAt = new Date(+starts + 148 * 60_000).toISOString()
  return { ...showing, id: `${showing.id}-${index}`, startsAt, endsAt }
}

const LATER = '2026-12-01T09:00:00.000Z'
const EARLIER = '2026-11-18T18:00:00.000Z'

const CANCELLED = { state: 'cancelled', purchaseHref: null } as const
const SOLD_OUT = { ticketStatus: 'sold-out', purchaseHref: null } as const
const NOT_YET = { ticketStatus: 'not-yet', saleOpensAt: LATER, purchaseHref: null } as const
const AT_DOOR = { ticketStatus: 'at-door', purchaseHref: null } as const
const FREE = { ticketStatus: 'free', priceFrom: null, purchaseHref: null } as const

const STATUSES: Partial<ShowingView>[] = [
  { ticketStatus: 'on-sale' },
  { ticketStatus: 'few-left', formats: ['2D', 'Atmos'], label: 'Strikkekino' },
  SOLD_OUT,
  NOT_YET,
  { ...AT_DOOR, companionNote: 'Ledsagar går gratis.' },
  { ticketStatus: 'free', priceFrom: null },
  CANCELLED,
  { state: 'postponed', purchaseHref: null, previousStart: EARLIER },
  { state: 'moved', previousStart: EARLIER },
  { state: 'moved', previousStart: EARLIER, ticketStatus: 'sold-out', purchaseHref: null },
  { access: ['wheelchair', 'hearing-loop', 'audio-description', 'relaxed'] },
]

function emptyPrograms(page: PageData) {
  for (const component of PROGRAMS) {
    for (const item of findItems(page, component)) Object.assign(item, { productions: [], showings: [] })
  }
}
