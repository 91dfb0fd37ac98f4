import type { PageConfig } from '@lerret/model'
import fc from 'fast-check'
import { BLOCKS, COMPONENT_IDS, type ComponentId } from '../blocks/registry.ts'
import { listSettings, type Setting } from '../blocks/settings/list-settings.ts'
import { ARTICLE_IDS, FILTER_PROPERTIES, MEDIA_IDS, PRODUCTION_IDS } from './test-arbitrary-records.ts'
import * as records from './test-records.ts'

/** Arbitrary pages, and settings for every component. */

const productionId = fc.constantFrom(...PRODUCTION_IDS)

/** The names of the page's sources, by the label of the setting that takes one. */
const SOURCE_NAMES: Partial<Record<Setting['label'], string[]>> = {
  settingProductions: ['productions'],
  settingShowings: ['showings'],
  settingProduction: ['item'],
  settingArticle: ['story'],
  settingArticles: ['articles'],
  settingCoverSource: ['item', 'story'],
}

/** Arbitrary settings of a block, made from the forms of its settings. */
export const arbitrarySettings = (component: ComponentId): fc.Arbitrary<unknown> =>
  arbitraryGroup(listSettings(BLOCKS[component].settings))

const arbitraryGroup = (settings: Setting[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(settings.map((setting) => [setting.name, arbitraryValue(setting)])))

const arbitraryValue = (setting: Setting): fc.Arbitrary<unknown> =>
  setting.isRequired ? arbitraryOf(setting) : fc.option(arbitraryOf(setting), { nil: undefined })

function arbitraryOf(setting: Setting): fc.Arbitrary<unknown> {
  switch (setting.control) {
    case 'text':
      return fc.constantFrom('Program', 'Nytt')
    case 'long-text':
    case 'rich-text':
      return fc.constantFrom('', 'Kom!')
    case 'number':
      return fc.constantFrom(1, 7)
    case 'switch':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...Object.keys(setting.choices ?? {}))
    case 'address':
      return fc.constantFrom('/kva no?x=1', 'https://a.example')
    case 'picture':
      return fc.constantFrom(...MEDIA_IDS)
    case 'production':
      return productionId
    case 'source':
      return fc.constantFrom(...(SOURCE_NAMES[setting.label] ?? []))
    case 'group':
      return arbitraryGroup(setting.settings)
    case 'list':
      return fc.array(arbitraryGroup(setting.settings), { minLength: 1, maxLength: 2 })
    case 'picks':
      return fc.array(fc.constantFrom(...PRODUCTION_IDS, ...ARTICLE_IDS), { minLength: 1, maxLength: 2 })
  }
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
