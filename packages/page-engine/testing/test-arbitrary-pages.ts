import type { PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { type BlockSettings, COMPONENT_IDS, type ComponentId } from '../blocks/registry.ts'
import { ARTICLE_IDS, FILTER_PROPERTIES, MEDIA_IDS, PRODUCTION_IDS } from './test-arbitrary-records.ts'
import * as records from './test-records.ts'

/** Arbitrary pages, and settings for every component. */

const heading = fc.constantFrom('Program', 'Nytt')
const link = fc.option(fc.constant({ label: 'Meir', href: '/kva no?x=1' }), { nil: undefined })
const pictureId = fc.option(fc.constantFrom(...MEDIA_IDS), { nil: undefined })
const productionId = fc.constantFrom(...PRODUCTION_IDS)
const text = fc.constantFrom('', 'Kom!')
const lists = { productions: fc.constant('productions'), showings: fc.constant('showings') }

export const arbitrarySettings: { [Component in ComponentId]: fc.Arbitrary<BlockSettings[Component]> } = {
  'cinema-club': fc.record({ heading, html: text }),
  'create-account': fc.record({ heading }),
  'forgot-password': fc.record({ heading }),
  login: fc.record({ heading, text }),
  'my-tickets': fc.record({ heading }),
  profile: fc.record({ heading }),
  'reset-password': fc.record({ heading }),
  reviews: fc.record({ heading, production: fc.constant('item') }),
  'watch-list': fc.record({ heading }),
  'app-links': fc.record({
    heading,
    text,
    appStore: fc.constant('https://a.example'),
    googlePlay: fc.constant('/x'),
  }),
  article: fc.record({ article: fc.constant('story') }),
  'article-card-list': fc.record({
    heading,
    articles: fc.constant('articles'),
    limit: fc.constantFrom(1, undefined),
    link,
  }),
  'card-list': fc.record({
    heading,
    picks: fc.array(fc.constantFrom(...PRODUCTION_IDS, ...ARTICLE_IDS), { minLength: 1, maxLength: 2 }),
  }),
  content: fc.record({ html: text, image: pictureId }),
  'cookie-list': fc.record({ heading }),
  cover: fc.record({
    source: fc.constantFrom('item', 'story', undefined),
    title: fc.constantFrom('Tittel', undefined),
  }),
  'cover-flow': fc.record({ heading, ...lists, link }),
  'culture-program': fc.record({ heading, ...lists, limit: fc.constantFrom(1, undefined), link }),
  'events-list': fc.record({ heading, ...lists }),
  'foyer-screen': fc.record({ heading, showings: fc.constant('showings') }),
  'gift-card': fc.record({ heading, text, image: pictureId }),
  info: fc.record({ heading, production: fc.constant('item') }),
  'manual-card-list': fc.record({
    heading,
    cards: fc.array(fc.record({ title: heading, text, href: fc.constant('/x'), image: pictureId }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  'modal-dialog': fc.record({ heading, html: text, link }),
  'movie-cover': fc.record({ productionId }),
  'movie-info': fc.record({ heading, production: fc.constant('item') }),
  'news-subscribe': fc.record({ heading, text, privacy: link }),
  program: fc.record({
    heading,
    mode: fc.constantFrom('now', 'coming'),
    groupBy: fc.constant('day'),
    filters: fc.boolean(),
    ...lists,
  }),
  'quick-links': fc.record({ links: fc.constant([{ label: 'Kino', href: '/kino' }]) }),
  schedule: fc.record({ heading, showings: fc.constant('showings'), days: fc.constantFrom(1, 7) }),
  'search-field': fc.record({ heading }),
  'search-results': fc.record({ heading }),
  slideshow: fc.record({ productionId: fc.option(productionId, { nil: undefined }), image: pictureId, link }),
  ticket: fc.record({ production: fc.constant('item'), showings: fc.constant('showings') }),
  'ticket-list': fc.record({ heading, production: fc.constant('item'), showings: fc.constant('showings') }),
  'week-poster': fc.record({
    heading,
    showings: fc.constant('showings'),
    from: fc.constantFrom('today', 'this-monday', 'next-monday'),
  }),
}

const arbitraryFilters = (model: 'production' | 'event' | 'article') =>
  fc.array(
    fc
      .constantFrom(...FILTER_PROPERTIES[model])
      .chain(([property, values]) =>
        fc.constantFrom(...values).map((value) => records.where(property, value)),
      ),
    { maxLength: 2 },
  )

const arbitrarySources = fc
  .record({
    productions: arbitraryFilters('production'),
    showings: arbitraryFilters('event'),
    articles: arbitraryFilters('article'),
    item: fc.option(productionId, { nil: undefined, freq: 12 }),
    story: fc.option(fc.constantFrom(...ARTICLE_IDS), { nil: undefined, freq: 12 }),
  })
  .map(({ productions, showings, articles, item, story }) => [
    records.source({ name: 'productions', model: 'production', filter: productions }),
    records.source({ name: 'showings', model: 'event', filter: showings }),
    records.source({ name: 'articles', model: 'article', filter: articles }),
    ...singleSource('item', 'production', item),
    ...singleSource('story', 'article', story),
  ])

const singleSource = (name: string, model: 'production' | 'article', id: string | undefined) =>
  id === undefined
    ? []
    : [records.source({ name, model, collection: false, filter: [records.where('id', id)] })]

const arbitraryBlocks = fc
  .array(
    fc.record({
      component: fc.constantFrom(...COMPONENT_IDS),
      hide: fc.boolean(),
      row: fc.constantFrom(0, 1),
      order: fc.constantFrom(0, 1),
    }),
    { maxLength: 4 },
  )
  .map((blocks) =>
    blocks.map(({ component, hide, row, order }, index) =>
      records.block({
        id: `b${index}`,
        component,
        hide,
        place: { row, column: 0, order },
        data: [component],
      }),
    ),
  )

const rows = [0, 1].map((index) => ({ container: true, index, columns: [records.column()] }))

const META_TITLE_TEMPLATES = ['{item.title} | {site.title}', '{story.title}', 'Fast', '{item.features}']
const META_IMAGE_TEMPLATES = ['{item.assets}', '{story.image}', '']

/** Pages without parameters. */
export const arbitraryPage = fc
  .record({
    sources: arbitrarySources,
    blocks: arbitraryBlocks,
    title: fc.constantFrom(...META_TITLE_TEMPLATES, undefined),
    image: fc.constantFrom(...META_IMAGE_TEMPLATES, undefined),
  })
  .map(({ sources, blocks, title, image }) =>
    records.page({
      sources,
      blocks,
      template: { rows },
      meta: records.metaBindings({
        ...(title === undefined ? {} : { title }),
        ...(image === undefined ? {} : { image }),
      }),
    }),
  )

const createBlocks = (...components: ComponentId[]) =>
  components.map((component) => records.block({ id: component, component, data: [component] }))

/** The pages of films, culture events and articles. */
export const PAGES_WITH_PARAMETERS: PageConfig[] = [
  records.page({
    id: 'film',
    path: '/{production}',
    sources: [
      records.source({
        name: 'item',
        model: 'production',
        collection: false,
        filter: [records.where('parentSlug', '@production'), records.where('object', 'movie')],
      }),
      records.source({
        name: 'showings',
        model: 'event',
        filter: [records.where('production.parentSlug', '@production')],
      }),
    ],
    blocks: createBlocks('cover', 'ticket-list', 'movie-info'),
    meta: records.metaBindings({ title: '{item.title} | {site.title}', image: '{item.assets}' }),
  }),
  records.page({
    id: 'culture',
    path: '/{culture}',
    sources: [
      records.source({
        name: 'item',
        model: 'production',
        collection: false,
        filter: [records.where('pageReference', '@culture'), records.where('object', 'culture')],
      }),
      records.source({
        name: 'showings',
        model: 'event',
        filter: [records.where('production.pageReference', '@culture')],
      }),
    ],
    blocks: createBlocks('ticket-list', 'info'),
  }),
  records.page({
    id: 'article',
    path: '/article/{article}',
    sources: [
      records.source({
        name: 'story',
        model: 'article',
        collection: false,
        filter: [records.where('slug', '@article')],
      }),
      records.source({ name: 'articles', model: 'article' }),
    ],
    blocks: createBlocks('article', 'article-card-list'),
    meta: records.metaBindings({ title: '{story.title}', image: '{story.image}' }),
  }),
]
