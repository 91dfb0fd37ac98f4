import { addDays, NOT_FOUND_PATH, osloInstant, pageDataPath, type ShowingView, toHref } from '@lerret/model'
import type { BlockItems, ComponentId, PageData, PageFile, PlacedRow } from '@lerret/page-engine'
import type { Page } from '@playwright/test'
import { TODAY } from './house.ts'
import { renderDemoPage } from './render-page.ts'

const LONG_TITLE =
  'Den sanne og nokså lange historia om Arbeidsmarknadsforskingsinstitusjonssamarbeid og alle som venta på ferja i regnet'
const FILM = '/metropolis-dxm-20100212'
const PROGRAMS = ['program', 'cover-flow', 'schedule', 'culture-program'] as const

interface State {
  /** The page of the demo house that it is made from. */
  path: string
  /** The blocks that are in this state. Rows without them are left out: those are scanned as they are elsewhere. */
  blocks: ComponentId[]
  change: (page: PageData) => void
}

/** As many items of a list as fill a screen. */
const ITEMS = 8

/** What a page may come to show, and the demo house does not. */
export const STATES = {
  'long-title': film((page) => {
    for (const part of partsOf(page, 'cover')) part.title = LONG_TITLE
    for (const part of partsOf(page, 'ticket-list')) part.production.title = LONG_TITLE
  }),
  'long-titles': {
    path: '/kino',
    blocks: ['program', 'cover-flow'],
    change(page) {
      for (const component of ['program', 'cover-flow'] as const) {
        for (const part of partsOf(page, component)) {
          part.productions = part.productions
            .slice(0, ITEMS)
            .map((production) => ({ ...production, title: LONG_TITLE, image: null, poster: null }))
          const ids = part.productions.map(({ id }) => id)
          part.showings = part.showings.filter(({ productionId }) => ids.includes(productionId))
        }
      }
    },
  },
  'long-headlines': {
    path: '/nyhende',
    blocks: ['article-card-list'],
    change(page) {
      for (const part of partsOf(page, 'article-card-list'))
        part.articles = part.articles
          .slice(0, ITEMS)
          .map((article) => ({ ...article, title: LONG_TITLE, image: null }))
    },
  },
  'no-showings': film((page) => setShowings(page, () => [])),
  'one-showing': film((page) => setShowings(page, ([first]) => (first ? [first] : []))),
  'forty-showings': film((page) =>
    setShowings(page, ([first]) =>
      Array.from({ length: 40 }, (_, index) => nth(first as ShowingView, index)),
    ),
  ),
  'every-status': film((page) =>
    setShowings(page, ([first]) =>
      STATUSES.map((status, index) => ({ ...nth(first as ShowingView, index), ...status })),
    ),
  ),
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
      for (const part of partsOf(page, 'week-poster'))
        Object.assign(part, { from: TODAY, to: addDays(TODAY, 6) })
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
      for (const part of partsOf(page, 'slideshow'))
        part.showings = part.showings.map((showing) => ({ ...showing, ...CANCELLED }))
    },
  },
  'cinema-statuses': {
    path: '/kino',
    blocks: ['cover-flow'],
    change(page) {
      for (const part of partsOf(page, 'cover-flow'))
        part.showings = part.productions.flatMap(({ id }, index) => {
          const [next] = part.showings.filter(({ productionId }) => productionId === id)
          return next ? [{ ...next, ...STATUSES[index % STATUSES.length] }] : []
        })
    },
  },
  'no-pictures': film((page) => {
    for (const part of partsOf(page, 'cover')) Object.assign(part, { image: null, poster: null })
    for (const { production } of partsOf(page, 'ticket-list')) {
      Object.assign(production, { image: null, poster: null })
    }
  }),
  trailer: film((page) => {
    for (const part of partsOf(page, 'movie-info')) part.trailerUrl = 'https://vimeo.com/1084537'
  }),
  'empty-program': { path: '/kino', blocks: [...PROGRAMS], change: emptyPrograms },
  'empty-front': {
    path: '/',
    blocks: [...PROGRAMS, 'slideshow'],
    change(page) {
      emptyPrograms(page)
      for (const part of partsOf(page, 'slideshow')) part.showings = []
    },
  },
  'empty-news': {
    path: '/nyhende',
    blocks: ['article-card-list'],
    change(page) {
      for (const part of partsOf(page, 'article-card-list')) part.articles = []
    },
  },
  'not-found': { path: NOT_FOUND_PATH, blocks: [], change() {} },
} satisfies Record<string, State>

export type StateName = keyof typeof STATES
export const STATE_NAMES = Object.keys(STATES) as StateName[]

/** Goes to a page as it is drawn in this state, by the code that draws all pages. */
export async function visitState(page: Page, name: StateName) {
  const { path, blocks, change }: State = STATES[name]
  const reply = await page.request.get(pageDataPath(path))
  const { page: data } = (await reply.json()) as PageFile
  change(data)
  if (blocks.length > 0) data.rows = data.rows.filter((row) => hasBlock(row, blocks))
  const html = await renderDemoPage(data)
  const isThis = (url: URL) => url.pathname === toHref(path)
  await page.route(isThis, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(toHref(path))
}

function film(change: State['change']): State {
  return { path: FILM, blocks: ['cover', 'ticket-list', 'movie-info'], change }
}

const hasBlock = ({ columns }: PlacedRow, components: ComponentId[]) =>
  columns.some(({ blocks }) => blocks.some(({ component }) => components.includes(component)))

function partsOf<Component extends ComponentId>(page: PageData, component: Component) {
  return page.rows
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .filter((block) => block.component === component)
    .flatMap(({ parts }) => parts as BlockItems[Component][])
}

function setShowings(page: PageData, change: (showings: ShowingView[]) => ShowingView[]) {
  for (const part of partsOf(page, 'ticket-list')) part.showings = change(part.showings)
}

/** The page's own productions, shown from today on in these states, a list of them for each day. */
function setEvening(
  page: PageData,
  component: 'foyer-screen' | 'week-poster' | 'schedule',
  days: Partial<ShowingView>[][],
) {
  for (const part of partsOf(page, component)) {
    const [first] = part.showings
    if (!first) throw new Error(`${page.path} shows nothing.`)
    part.showings = days.flatMap((statuses, day) =>
      statuses.map((status, index) => {
        const starts = osloInstant(addDays(TODAY, day), `${13 + index}.30`)
        const { id = '' } = part.productions[(index + day) % part.productions.length] ?? {}
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

/** Showings from today on, three a day. */
function nth(showing: ShowingView, index: number): ShowingView {
  const starts = osloInstant(addDays(TODAY, Math.floor(index / 3)), ['17.30', '19.00', '21.15'][index % 3])
  const startsAt = starts.toISOString()
  const endsAt = new Date(+starts + 148 * 60_000).toISOString()
  return { ...showing, id: `${showing.id}-${index}`, startsAt, endsAt }
}

const LATER = '2026-12-01T09:00:00.000Z'
const EARLIER = '2026-11-18T18:00:00.000Z'

const CANCELLED = { state: 'cancelled', purchaseHref: null } as const

const STATUSES: Partial<ShowingView>[] = [
  { ticketStatus: 'on-sale' },
  { ticketStatus: 'few-left', formats: ['2D', 'Atmos'], label: 'Strikkekino' },
  { ticketStatus: 'sold-out', purchaseHref: null },
  { ticketStatus: 'not-yet', saleOpensAt: LATER, purchaseHref: null },
  { ticketStatus: 'at-door', purchaseHref: null, companionNote: 'Ledsagar går gratis.' },
  { ticketStatus: 'free', priceFrom: null },
  CANCELLED,
  { state: 'postponed', purchaseHref: null, previousStart: EARLIER },
  { state: 'moved', previousStart: EARLIER },
  { state: 'moved', previousStart: EARLIER, ticketStatus: 'sold-out', purchaseHref: null },
  { access: ['wheelchair', 'hearing-loop', 'audio-description', 'relaxed'] },
]

function emptyPrograms(page: PageData) {
  for (const component of PROGRAMS) {
    for (const part of partsOf(page, component)) Object.assign(part, { productions: [], showings: [] })
  }
}
