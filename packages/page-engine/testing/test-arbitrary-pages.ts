import { type BlockSettings, COMPONENT_IDS, type ComponentId, type PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { ARTICLE_IDS, FILTER_PROPERTIES, MEDIA_IDS, PRODUCTION_IDS } from './test-arbitrary-records.ts'
import * as house from './test-records.ts'

/** Pages of every shape, and block data for every component. */

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

const filtersFor = (model: 'production' | 'event' | 'article') =>
  fc.array(
    fc
      .constantFrom(...FILTER_PROPERTIES[model])
      .chain(([property, values]) => fc.constantFrom(...values).map((value) => house.where(property, value))),
    { maxLength: 2 },
  )

const anySources = fc
  .record({
    productions: filtersFor('production'),
    showings: filtersFor('event'),
    articles: filtersFor('article'),
    item: fc.option(productionId, { nil: undefined, freq: 12 }),
    story: fc.option(fc.constantFrom(...ARTICLE_IDS), { nil: undefined, freq: 12 }),
  })
  .map(({ productions, showings, articles, item, story }) => [
    house.source({ name: 'productions', model: 'production', filter: productions }),
    house.source({ name: 'showings', model: 'event', filter: showings }),
    house.source({ name: 'articles', model: 'article', filter: articles }),
    ...single('item', 'production', item),
    ...single('story', 'article', story),
  ])

const single = (name: string, model: 'production' | 'article', id: string | undefined) =>
  id === undefined ? [] : [house.source({ name, model, collection: false, filter: [house.where('id', id)] })]

const anyBlocks = fc
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
      house.block({ id: `b${index}`, component, hide, place: { row, column: 0, order }, data: [component] }),
    ),
  )

const rows = [0, 1].map((index) => ({ container: true, index, columns: [house.column()] }))

const META = ['{item.title} | {site.title}', '{story.title}', 'Fast', '{item.features}']
const META_IMAGES = ['{item.assets}', '{story.image}', '']

/** Pages at one path each, and the families of films, culture events and articles. */
export const arbitraryPage = fc
  .record({
    sources: anySources,
    blocks: anyBlocks,
    title: fc.constantFrom(...META, undefined),
    image: fc.constantFrom(...META_IMAGES, undefined),
  })
  .map(({ sources, blocks, title, image }) =>
    house.page({
      sources,
      blocks,
      template: { rows },
      meta: house.metaBindings({
        ...(title === undefined ? {} : { title }),
        ...(image === undefined ? {} : { image }),
      }),
    }),
  )

const familyBlocks = (...components: ComponentId[]) =>
  components.map((component) => house.block({ id: component, component, data: [component] }))

export const PAGES_WITH_PARAMETERS: PageConfig[] = [
  house.page({
    id: 'film',
    path: '/{production}',
    sources: [
      house.source({
        name: 'item',
        model: 'production',
        collection: false,
        filter: [house.where('parentSlug', '@production'), house.where('object', 'movie')],
      }),
      house.source({
        name: 'showings',
        model: 'event',
        filter: [house.where('production.parentSlug', '@production')],
      }),
    ],
    blocks: familyBlocks('cover', 'ticket-list', 'movie-info'),
    meta: house.metaBindings({ title: '{item.title} | {site.title}', image: '{item.assets}' }),
  }),
  house.page({
    id: 'culture',
    path: '/{culture}',
    sources: [
      house.source({
        name: 'item',
        model: 'production',
        collection: false,
        filter: [house.where('pageReference', '@culture'), house.where('object', 'culture')],
      }),
      house.source({
        name: 'showings',
        model: 'event',
        filter: [house.where('production.pageReference', '@culture')],
      }),
    ],
    blocks: familyBlocks('ticket-list', 'info'),
  }),
  house.page({
    id: 'article',
    path: '/article/{article}',
    sources: [
      house.source({
        name: 'story',
        model: 'article',
        collection: false,
        filter: [house.where('slug', '@article')],
      }),
      house.source({ name: 'articles', model: 'article' }),
    ],
    blocks: familyBlocks('article', 'article-card-list'),
    meta: house.metaBindings({ title: '{story.title}', image: '{story.image}' }),
  }),
]
