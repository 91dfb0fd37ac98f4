import {
  type Article,
  type ContentByKind,
  type ContentKind,
  type ContentRecord,
  type CultureItem,
  type Film,
  listSiteRecords,
  type Media,
  type MenuItem,
  type PageBlock,
  type PageConfig,
  type PageSource,
  type Redirect,
  type Safe,
  type SafeHtml,
  type SafeRecord,
  type Showing,
  type SiteConfig,
  splitSite,
} from '@lerret/model'
import type { BlockData } from '../blocks/block-data.ts'
import { BLOCKS, type BlockSettings, COMPONENT_IDS, type ComponentId } from '../blocks/registry.ts'
import { createContent } from '../content/content.ts'
import { toSafeRecord } from '../safe-record.ts'

/** Complete records with ordinary values, so that a test states only what it is about. */

export const NOW = new Date('2026-11-20T12:00:00Z')

export const article = (overrides: Partial<Article> = {}) =>
  ({
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Vaffelkino på laurdag',
    slug: 'vaffelkino-på-laurdag',
    category: 'news',
    author: '',
    image: '',
    thumbnail: '',
    content: '<p>Me steikjer vaflar.</p>',
    node_locale: 'nb',
    createdAt: Date.parse('2026-11-01T10:00:00Z'),
    updatedAt: Date.parse('2026-11-02T10:00:00Z'),
    order: 0,
    ...overrides,
  }) as Safe<Article>

export const film = (overrides: Partial<Film> = {}) =>
  ({
    id: 'nosferatu',
    object: 'movie',
    objectClass: 'movie',
    title: 'Nosferatu',
    parentSlug: 'nosferatu-dxm-19220001',
    pageReference: 'nosferatu',
    ediNumber: 'DXM19220001',
    contents: [{ summary: 'Ein greve på reise.', body: '<p>Skuggar.</p>' }],
    assets: [],
    features: [],
    ageLimit: '12',
    ...overrides,
  }) as Safe<Film>

export const concert = (overrides: Partial<CultureItem> = {}) =>
  ({
    id: 'konsert',
    object: 'culture',
    objectClass: 'Konsert',
    title: 'Haustkonsert',
    parentSlug: 'haustkonsert',
    pageReference: 'haustkonsert-abc123',
    contents: [{ summary: 'Song og spel.', body: '<p>Koret.</p>' }],
    assets: [],
    features: [],
    ageLimit: 'A',
    ...overrides,
  }) as Safe<CultureItem>

export const showing = (overrides: Partial<Showing> = {}): Showing => {
  const startsAt = overrides.startsAt ?? '2026-11-20T18:00:00Z'
  return {
    id: 'e1',
    productionId: 'nosferatu',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 2 * 60 * 60 * 1000).toISOString(),
    hall: 'Sal 1',
    ticketStatus: 'on-sale',
    state: 'planned',
    formats: [],
    access: [],
    checkout: { venueId: '7', eventId: '41' },
    ...overrides,
  }
}

export const media = (overrides: Partial<Media> = {}): Media => ({
  id: 'm1',
  fileName: 'foaje.jpg',
  mimeType: 'image/jpeg',
  width: 3000,
  height: 2000,
  alt: 'Foajeen',
  focalPoint: { x: 0.25, y: 0.75 },
  ...overrides,
})

export const menuItem = (overrides: Partial<MenuItem> = {}): MenuItem => ({
  id: 'kino',
  label: 'Kino',
  path: '/kino',
  parent: '',
  place: 'header',
  locale: 'nb',
  order: 0,
  ...overrides,
})

export const redirect = (overrides: Partial<Redirect> = {}): Redirect => ({
  id: 'r1',
  source: '/gammal',
  target: '/kino',
  permanent: true,
  ...overrides,
})

export const site = (overrides: Partial<SiteConfig> = {}): SiteConfig => ({
  id: '00000000-0000-4000-8000-0000000000ff',
  title: 'Fjordheim kulturhus',
  description: 'Kino og kultur ved fjorden.',
  htmlLang: 'nn',
  facebookPixelId: '',
  theme: {
    search: { submitPath: '/sok', enabled: true },
    favicon: '/favicon.svg',
    logo: '',
    logoAlt: 'Fjordheim',
    variant: 'fjord',
    language: { enabled: false },
    menu: { enabled: true },
    footerSections: [],
  },
  locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
  components: COMPONENT_IDS.map((name) => ({
    name,
    version: `^${BLOCKS[name].version}`,
    train: 'stable',
  })),
  partners: [178],
  stage: 'production',
  published: true,
  host: 'https://fjordheim.example',
  aliases: [],
  checkout: { host: 'https://billett.example', venueId: '7', providerName: 'Billett' },
  organisation: {
    street: '',
    postalCode: '',
    town: '',
    country: '',
    email: 'post@fjordheim.example',
    phone: '',
  },
  ...overrides,
})

export const source = (overrides: Partial<PageSource> & Pick<PageSource, 'name' | 'model'>): PageSource => ({
  collection: true,
  filter: [],
  ...overrides,
})

export const where = (property: string, value: string | number | boolean) => ({
  property,
  value,
  operator: 'eq' as const,
})

export const block = (overrides: Partial<PageBlock> = {}): PageBlock => ({
  id: 'b1',
  component: 'content',
  hide: false,
  place: { row: 0, column: 0, order: 0 },
  data: ['tekst'],
  ...overrides,
})

const fullWidth = { span: 12, order: 0 }
export const column = (index = 0) => ({ index, screen: { xs: fullWidth, md: fullWidth, lg: fullWidth } })

export const page = (overrides: Partial<PageConfig> = {}): PageConfig => ({
  id: 'kino',
  title: 'Kino',
  path: '/kino',
  layout: 'page-header-footer',
  pageType: 'ordinary',
  template: { rows: [{ container: true, index: 0, columns: [column()] }] },
  sources: [],
  blocks: [],
  meta: { data: [] },
  ...overrides,
})

export const metaBindings = (
  templates: { [Field in 'title' | 'keywords' | 'description' | 'image']?: string },
) => ({
  data: [
    {
      locale: 'nb' as const,
      bindings: Object.entries(templates).map(([binding, template]) => ({
        binding: binding as keyof typeof templates,
        source: template,
      })),
    },
  ],
})

export const blockData = <Component extends ComponentId>(
  component: Component,
  settings: BlockSettings[Component],
  id = 'tekst',
) => ({ id, component, locale: 'nb', settings }) as BlockData

export type Records = { [Kind in ContentKind]?: ContentByKind[Kind][] } & { site?: SiteConfig[] }

/** The records as createContent takes them, with those of a site unless the test has its own. */
export function toContentRecords({ site: sites = [site()], ...recordsByKind }: Records): ContentRecord[] {
  const others = Object.entries(recordsByKind).flatMap(([kind, records]) =>
    records.map((record) => ({ kind, record }) as ContentRecord),
  )
  return [...sites.flatMap((config) => listSiteRecords(splitSite(config))), ...others]
}

export const createTestContent = (recordsByKind: Records) =>
  createSafeContent(toContentRecords(recordsByKind))

/** Content of records whose HTML is marked as cleaned. */
export const createSafeContent = (records: readonly ContentRecord[]) =>
  createContent(records.map(markAsCleaned))

export const markAsCleaned = (record: ContentRecord): SafeRecord =>
  toSafeRecord(record, (raw) => `clean(${raw})` as SafeHtml)
