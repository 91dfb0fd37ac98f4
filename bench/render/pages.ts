import type { PageConfig } from '../../packages/model/index.ts'
import type { BlockData } from '../../packages/page-engine/index.ts'
import { bleed, block, many, one, page, wide } from '../../starter/pages/build.ts'

/** The kit's four kinds of pages, as page configurations. */
export function kitPages(daysAhead: number): { configs: PageConfig[]; data: BlockData[] } {
  const pages = [front(daysAhead), news, article, film]
  return { configs: pages.map(({ config }) => config), data: pages.flatMap(({ data }) => data) }
}

const front = (days: number) =>
  page({
    id: 'page-front',
    title: 'Forside',
    path: '/',
    description: '{site.description}',
    sources: [many('articles', 'article'), many('showings', 'event')],
    rows: [
      wide(block('front-news', 'article-card-list', { heading: 'Nyheter', articles: 'articles', limit: 12 })),
      wide(block('front-next', 'schedule', { heading: 'Neste forestillinger', showings: 'showings', days })),
    ],
  })

const news = page({
  id: 'page-news',
  title: 'Nyheter',
  path: '/nyheter',
  description: '{site.description}',
  sources: [many('articles', 'article')],
  rows: [
    wide(block('news-list', 'article-card-list', { heading: 'Nyheter', articles: 'articles', limit: 100 })),
  ],
})

const article = page({
  id: 'page-article',
  title: 'Artikkel',
  path: '/article/{article}',
  pageType: 'standard',
  tabTitle: '{article.title} | {site.title}',
  description: '{article.title}',
  image: '{article.image}',
  sources: [one('article', 'article', { slug: '@article' })],
  rows: [wide(block('article-text', 'article', { article: 'article' }))],
})

const film = page({
  id: 'page-film',
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
    bleed(block('film-cover', 'cover', { source: 'production' })),
    wide(block('film-info', 'movie-info', { heading: 'Om filmen', production: 'production' })),
    wide(
      block('film-showings', 'ticket-list', {
        heading: 'Forestillinger',
        production: 'production',
        showings: 'showings',
      }),
    ),
  ],
})
