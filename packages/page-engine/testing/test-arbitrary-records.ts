import {
  AGE_LIMITS,
  type Article,
  type FooterSection,
  HOUR_MS,
  type Language,
  type MenuItem,
  type Production,
  type Showing,
  type SiteConfig,
  type TranslatedKind,
  type Translation,
  translationId,
} from '@lerret/model'
import fc from 'fast-check'
import { COMPONENT_IDS } from '../blocks/registry.ts'
import * as records from './test-records.ts'

/** Arbitrary records. Values come from short lists, so that records often refer to each other and match filters. */

const MOVIE_SLUGS = ['a-dxm-00000001', 'b-dxm-00000002', 'c-dxm-00000003'] as const
const CULTURE_SLUGS = ['quiz', 'konsert'] as const
const PAGE_REFERENCES = ['quiz-abc123', 'quiz-def456', 'konsert-def456'] as const
const FEATURES = ['stum', 'orgel'] as const
const HALLS = ['Sal 1', 'Sal 2'] as const
export const PRODUCTION_IDS = ['p0', 'p1', 'p2', 'p3'] as const
export const EVENT_IDS = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5'] as const
export const ARTICLE_IDS = ['a0', 'a1', 'a2', 'a3'] as const
export const MEDIA_IDS = ['m0', 'm1'] as const
const SLUGS = ['nytt', 'avlyst', 'ny-dato', 'vaffelkino'] as const

/** Properties for filters, with values that some records have and others do not. */
export const FILTER_PROPERTIES: Record<'production' | 'event' | 'article', [string, (string | number)[]][]> =
  {
    production: [
      ['object', ['movie', 'culture']],
      ['objectClass', ['movie', 'movie_coming', 'Konsert']],
      ['parentSlug', [...MOVIE_SLUGS, ...CULTURE_SLUGS]],
      ['features', [...FEATURES]],
      ['assets.type', ['poster', 'first_image']],
      ['minutes', ['90', 45]],
      ['id', [...PRODUCTION_IDS]],
    ],
    event: [
      ['production.object', ['movie', 'culture']],
      ['production.parentSlug', [...MOVIE_SLUGS, ...CULTURE_SLUGS]],
      ['production.features', [...FEATURES]],
      ['productionId', [...PRODUCTION_IDS]],
      ['hall', [...HALLS]],
      ['state', ['planned', 'cancelled']],
      ['checkout.venueId', ['7', 7]],
    ],
    article: [
      ['category', ['news', 'culture']],
      ['slug', [...SLUGS]],
      ['order', ['0', 1]],
      ['id', [...ARTICLE_IDS]],
    ],
  }

const asset = fc.record({
  type: fc.constantFrom('first_image', 'poster'),
  url: fc.constantFrom('/images/m0', 'https://bilete.example/x.jpg'),
  focalPointQuery: fc.constantFrom('', 'fp-x=0.1&fp-y=0.2'),
  alt: fc.constantFrom('', 'Plakat'),
  width: fc.constant(1000),
  height: fc.constant(1500),
})

const commonProduction = {
  title: fc.constantFrom('Nosferatu', 'Åsgard', 'Quiz'),
  contents: fc.constantFrom('Ein greve.', '').map((summary) => [{ summary, body: `<p>${summary}</p>` }]),
  assets: fc.array(asset, { maxLength: 2 }),
  features: fc.subarray([...FEATURES]),
  ageLimit: fc.constantFrom(...AGE_LIMITS),
}

const optionalProduction = {
  minutes: fc.constantFrom(90, 45),
  premiere: fc.constantFrom('2026-11-19', '2026-12-24'),
}

const arbitraryFilm = fc
  .record(
    {
      ...commonProduction,
      ...optionalProduction,
      objectClass: fc.constantFrom('movie', 'movie_coming'),
      parentSlug: fc.constantFrom(...MOVIE_SLUGS),
      genres: fc.subarray(['Skrekk', 'Stum']),
      originalTitle: fc.constantFrom('Nosferatu', 'Eine Symphonie'),
    },
    { requiredKeys: ['title', 'contents', 'assets', 'features', 'ageLimit', 'objectClass', 'parentSlug'] },
  )
  .map((overrides) => records.film(overrides))

const arbitraryConcert = fc
  .record(
    {
      ...commonProduction,
      ...optionalProduction,
      objectClass: fc.constantFrom('Konsert', 'Quiz'),
      parentSlug: fc.constantFrom(...CULTURE_SLUGS),
      pageReference: fc.constantFrom(...PAGE_REFERENCES),
    },
    {
      requiredKeys: [
        'title',
        'contents',
        'assets',
        'features',
        'ageLimit',
        'objectClass',
        'parentSlug',
        'pageReference',
      ],
    },
  )
  .map((overrides) => records.concert(overrides))

export const arbitraryProduction: fc.Arbitrary<Production> = fc.oneof(
  { arbitrary: arbitraryFilm, weight: 2 },
  arbitraryConcert,
)

export const arbitraryShowing: fc.Arbitrary<Showing> = fc
  .record({
    productionId: fc.constantFrom(...PRODUCTION_IDS),
    startsAt: fc
      .integer({ min: -8, max: 40 })
      .map((n) => new Date(+records.NOW + n * 3 * HOUR_MS).toISOString()),
    hall: fc.constantFrom(...HALLS),
    ticketStatus: fc.constantFrom('on-sale', 'sold-out'),
    state: fc.constantFrom('planned', 'cancelled', 'postponed'),
  })
  .map((overrides) => records.showing(overrides))

export const arbitraryArticle: fc.Arbitrary<Article> = fc
  .record({
    title: fc.constantFrom('Nytt', 'Avlyst'),
    slug: fc.constantFrom(...SLUGS),
    category: fc.constantFrom('news', 'culture'),
    image: fc.constantFrom('', '/images/m0', '/images/m1'),
    content: fc.constantFrom('<p>Hei.</p>', ''),
    createdAt: fc.constantFrom(1, 2),
    order: fc.constantFrom(0, 1),
  })
  .map((overrides) => records.article(overrides))

export const arbitraryMedia = fc
  .record({
    alt: fc.constantFrom('Foaje', 'Scene'),
    focalPoint: fc.constantFrom({ x: 0, y: 1 }, { x: 0.5, y: 0.5 }),
  })
  .map((overrides) => records.media(overrides))

const createFooter = (title: string): FooterSection[] =>
  [2, 1].map((order) => ({
    title,
    locale: 'nb',
    order,
    items: [2, 1].map((itemOrder) => ({ type: 'text', value: 'Ope', order: itemOrder })),
  }))

export const arbitrarySite: fc.Arbitrary<SiteConfig> = fc
  .record({
    title: fc.constantFrom('Fjordheim', 'Fjordheim kulturhus'),
    description: fc.constantFrom('Kino', 'Kultur'),
    components: fc.option(fc.subarray(records.site().components, { minLength: COMPONENT_IDS.length - 2 }), {
      nil: records.site().components,
    }),
    aliases: fc.constantFrom<string[]>([], ['https://www.fjordheim.example']),
    partners: fc.constantFrom<number[]>([178], [118, 178]),
    theme: fc
      .record({
        variant: fc.constantFrom<'fjord' | 'scene'>('fjord', 'scene'),
        footerSections: fc.constantFrom('Opningstider', 'Finn oss').map(createFooter),
      })
      .map((theme) => ({ ...records.site().theme, ...theme })),
    checkout: fc
      .record({ providerName: fc.constantFrom('Billett', 'Billettluka') })
      .map((checkout) => ({ ...records.site().checkout, ...checkout })),
  })
  .map((overrides) => records.site(overrides))

export const arbitraryMenuItem: fc.Arbitrary<MenuItem> = fc
  .record({ label: fc.constantFrom('Kino', 'Kultur'), order: fc.constantFrom(0, 1) })
  .map((overrides) => records.menuItem(overrides))

export const arbitraryRedirect = fc
  .record({ source: fc.constantFrom('/gammal', '/eldre'), target: fc.constantFrom('/kino', '/eldre') })
  .map((overrides) => records.redirect(overrides))

interface TranslatedRecord {
  kind: TranslatedKind
  id: string
  language: Language
}

/** Records that a site may have translations of. */
export const TRANSLATED: readonly TranslatedRecord[] = [
  { kind: 'production', id: 'p0', language: 'en' },
  { kind: 'production', id: 'p1', language: 'nb' },
  { kind: 'article', id: 'a0', language: 'en' },
  { kind: 'article', id: 'a1', language: 'en' },
  { kind: 'page', id: 'kino', language: 'en' },
  { kind: 'page', id: 'framside', language: 'en' },
  { kind: 'house', id: 'site', language: 'en' },
]

export function arbitraryTranslation({ kind, id, language }: TranslatedRecord): fc.Arbitrary<Translation> {
  const common = {
    id: fc.constant(translationId(language, kind, id)),
    language: fc.constant(language),
    translationOf: fc.constant(id),
    title: fc.constantFrom('Cinema', 'News', 'Concert'),
    slug: fc.constantFrom(undefined, 'cinema', 'news'),
  }
  if (kind === 'page') {
    const texts = fc.dictionary(fc.constantFrom(...COMPONENT_IDS), fc.constant({ heading: 'Heading' }))
    return fc.record({ ...common, kind: fc.constant(kind), texts })
  }
  if (kind === 'article')
    return fc.record({ ...common, kind: fc.constant(kind), content: fc.constantFrom('<p>Waffles.</p>', '') })
  if (kind === 'house')
    return fc.record({
      ...common,
      kind: fc.constant(kind),
      footer: fc.constantFrom({}, { '0.title': 'Opening hours' }),
      showings: fc.constantFrom({}, { Strikkekino: 'Knitting cinema' }),
    })
  const contents = fc.record({
    summary: fc.constantFrom('On the road.', ''),
    body: fc.constant('<p>Shadows.</p>'),
  })
  return fc.record({ ...common, kind: fc.constant(kind), contents: fc.tuple(contents) })
}
