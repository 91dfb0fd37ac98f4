import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  addDays,
  type BlockParts,
  type ComponentId,
  hrefOf,
  NOT_FOUND_PATH,
  osloInstant,
  type PageData,
  type PageFile,
  pageDataPath,
  type SafeHtml,
  type ShowingView,
} from '@lerret/model'
import { getSite, resolveShell } from '@lerret/page-engine'
import type { Page } from '@playwright/test'
import { demoContent } from './demo-house.ts'
import { TODAY } from './house.ts'

const LONG_TITLE =
  'Den sanne og nokså lange historia om Arbeidsmarknadsforskingsinstitusjonssamarbeid og alle som venta på ferja i regnet'
const FILM = '/metropolis-dxm-20100212'

interface State {
  /** The page of the demo house that it is made from. */
  path: string
  change: (page: PageData) => void
}

/** What a page may come to show, and the demo house does not. */
export const STATES = {
  'long-title': film((page) => {
    for (const part of partsOf(page, 'cover')) part.title = LONG_TITLE
    for (const part of partsOf(page, 'ticket-list')) part.production.title = LONG_TITLE
  }),
  'long-titles': {
    path: '/kino',
    change(page) {
      for (const component of ['program', 'cover-flow'] as const) {
        for (const { productions } of partsOf(page, component))
          for (const production of productions)
            Object.assign(production, { title: LONG_TITLE, image: null, poster: null })
      }
    },
  },
  'long-headlines': {
    path: '/nyhende',
    change(page) {
      for (const { articles } of partsOf(page, 'article-card-list'))
        for (const article of articles) Object.assign(article, { title: LONG_TITLE, image: null })
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
  'no-pictures': film((page) => {
    for (const part of partsOf(page, 'cover')) Object.assign(part, { image: null, poster: null })
    for (const { production } of partsOf(page, 'ticket-list')) {
      Object.assign(production, { image: null, poster: null })
    }
  }),
  trailer: film((page) => {
    for (const part of partsOf(page, 'movie-info')) part.trailerUrl = 'https://vimeo.com/1084537'
  }),
  'empty-program': { path: '/kino', change: emptyPrograms },
  'empty-front': {
    path: '/',
    change(page) {
      emptyPrograms(page)
      for (const part of partsOf(page, 'slideshow')) part.showings = []
    },
  },
  'empty-news': {
    path: '/nyhende',
    change(page) {
      for (const part of partsOf(page, 'article-card-list')) part.articles = []
    },
  },
  'not-found': { path: NOT_FOUND_PATH, change() {} },
} satisfies Record<string, State>

export type StateName = keyof typeof STATES
export const STATE_NAMES = Object.keys(STATES) as StateName[]

/** Goes to a page as it is drawn in this state, by the code that draws all pages. */
export async function visitState(page: Page, name: StateName) {
  const { path, change }: State = STATES[name]
  const reply = await page.request.get(pageDataPath(path))
  const { page: data } = (await reply.json()) as PageFile
  change(data)
  const html = await draw(data)
  const isThis = (url: URL) => url.pathname === hrefOf(path)
  await page.route(isThis, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(hrefOf(path))
}

async function draw(page: PageData): Promise<string> {
  const dist = join(import.meta.dirname, '..', 'apps', 'site', 'dist')
  const { renderPage } = await import(pathToFileURL(join(dist, 'prerender.js')).href)
  const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8'))
  const cleanHtml = (html: string) => html as SafeHtml
  const { shell } = resolveShell({ site: getSite(demoContent), content: demoContent, cleanHtml })
  return renderPage({ page, shell, assets })
}

function film(change: State['change']): State {
  return { path: FILM, change }
}

function partsOf<Component extends ComponentId>(page: PageData, component: Component) {
  return page.rows
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .filter((block) => block.component === component)
    .flatMap(({ parts }) => parts as BlockParts[Component][])
}

function setShowings(page: PageData, change: (showings: ShowingView[]) => ShowingView[]) {
  for (const part of partsOf(page, 'ticket-list')) part.showings = change(part.showings)
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

const STATUSES: Partial<ShowingView>[] = [
  { ticketStatus: 'on-sale' },
  { ticketStatus: 'few-left', formats: ['2D', 'Atmos'], label: 'Strikkekino' },
  { ticketStatus: 'sold-out', purchaseHref: null },
  { ticketStatus: 'not-yet', saleOpensAt: LATER, purchaseHref: null },
  { ticketStatus: 'at-door', purchaseHref: null, companionNote: 'Ledsagar går gratis.' },
  { ticketStatus: 'free', priceFrom: null },
  { state: 'cancelled', purchaseHref: null },
  { state: 'postponed', purchaseHref: null, previousStart: EARLIER },
  { state: 'moved', previousStart: EARLIER },
  { access: ['wheelchair', 'hearing-loop', 'audio-description', 'relaxed'] },
]

function emptyPrograms(page: PageData) {
  for (const component of ['program', 'cover-flow', 'schedule', 'culture-program'] as const) {
    for (const part of partsOf(page, component)) Object.assign(part, { productions: [], showings: [] })
  }
}
