import { type BuiltPage, bleed, block, column, many, one, page, row, wide } from './build.ts'

/** The page configurations of articles, films and culture items. */

/** Which of the programme's pages the house has. */
interface Programmes {
  hasCinema: boolean
  hasEvents: boolean
}

const CINEMA_LINK = { label: 'Kinoprogrammet', href: '/kino', text: 'Alle filmar, dag for dag' }
const EVENTS_LINK = { label: 'På scena', href: '/kultur', text: 'Konsertar, teater og quiz' }

const article = ({ hasCinema, hasEvents }: Programmes) =>
  page({
    id: 'page-article',
    title: 'Artikkel',
    path: '/article/{article}',
    pageType: 'standard',
    tabTitle: '{article.title} | {site.title}',
    description: '{article.lead}',
    image: '{article.image}',
    sources: [one('article', 'article', { slug: '@article' })],
    rows: [
      bleed(block('article-topp', 'cover', { source: 'article' })),
      row(
        column(12, 8, block('article-tekst', 'article', { article: 'article' })),
        column(
          12,
          4,
          block('article-vidare', 'quick-links', {
            heading: 'Les vidare',
            links: [
              { label: 'Alle nyhende', href: '/nyhende' },
              ...(hasCinema ? [CINEMA_LINK] : []),
              ...(hasEvents ? [EVENTS_LINK] : []),
            ],
          }),
        ),
      ),
    ],
  })

const film = page({
  id: 'page-production',
  title: 'Film',
  path: '/{production}',
  pageType: 'standard',
  tabTitle: '{production.title} | {site.title}',
  description: '{production.contents.0.summary}',
  keywords: '{production.features}',
  image: '{production.assets}',
  sources: [
    one('production', 'production', { object: 'movie', parentSlug: '@production' }),
    many('showings', 'event', { 'production.parentSlug': '@production' }),
  ],
  rows: [
    bleed(block('production-topp', 'cover', { source: 'production' })),
    wide(
      block('production-billettar', 'ticket-list', {
        heading: 'Framsyningar',
        production: 'production',
        showings: 'showings',
      }),
    ),
    wide(block('production-om', 'movie-info', { heading: 'Om filmen', production: 'production' })),
    wide(
      block('production-omtalar', 'reviews', {
        heading: 'Kva publikum syntest',
        production: 'production',
      }),
    ),
  ],
})

const cultureItem = page({
  id: 'page-culture',
  title: 'Arrangement',
  path: '/{culture}',
  pageType: 'standard',
  tabTitle: '{culture.title} | {site.title}',
  description: '{culture.contents.0.summary}',
  keywords: '{culture.features}',
  image: '{culture.assets}',
  sources: [
    one('culture', 'production', { object: 'culture', pageReference: '@culture' }),
    many('showings', 'event', { 'production.pageReference': '@culture' }),
  ],
  rows: [
    bleed(block('culture-topp', 'cover', { source: 'culture' })),
    wide(
      block('culture-billettar', 'ticket-list', {
        heading: 'Billettar',
        production: 'culture',
        showings: 'showings',
      }),
    ),
    wide(block('culture-om', 'info', { heading: 'Om arrangementet', production: 'culture' })),
  ],
})

export const detailPages = (programmes: Programmes): BuiltPage[] => [article(programmes), film, cultureItem]
