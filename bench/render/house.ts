import { DAY_MS, listSiteRecords, MINUTE_MS, splitSite } from '@lerret/model'
import {
  AGE_LIMITS,
  type Article,
  type ContentRecord,
  type Film,
  type MenuItem,
  osloDate,
  osloInstant,
  type Showing,
  type SiteConfig,
} from '../../packages/model/index.ts'
import { BLOCKS } from '../../packages/page-engine/index.ts'
import type { KitContent } from './kit.ts'
import { kitPages } from './pages.ts'

/** The time that the kit's content is written for. */
export const NOW = new Date('2026-02-02T12:00:00Z')

/** The kit's content as content records. */
export function createKitRecords(kit: KitContent): ContentRecord[] {
  const numbers = new Map(kit.productions.map(({ slug }, index) => [slug, index + 1]))
  const minutes = new Map(kit.productions.map((production) => [production.slug, production.minutes]))
  const { configs, data } = kitPages(countDaysAhead(kit))
  return [
    ...listSiteRecords(splitSite(toSite(kit.site))),
    ...kit.site.menu.map((item, index) => ({ kind: 'menu-item' as const, record: menuItem(item, index) })),
    ...configs.map((record) => ({ kind: 'page' as const, record })),
    ...data.map((record) => ({ kind: 'block-data' as const, record })),
    ...kit.articles.map((article) => ({ kind: 'article' as const, record: toArticle(article) })),
    ...kit.productions.map((production, index) => ({
      kind: 'production' as const,
      record: toFilm(production, index + 1),
    })),
    ...kit.events.map((event) => ({
      kind: 'event' as const,
      record: toShowing(event, numbers.get(event.production) ?? 0, minutes.get(event.production) ?? 0),
    })),
  ]
}

/** The kit's path of a page. */
export function kitAddress(path: string): string {
  if (path.startsWith('/article/')) return path.replace('/article/', '/nyheter/')
  const film = /^\/(.+)-dxm-\d{8}$/.exec(path)
  return film ? `/filmer/${film[1]}` : path
}

/** The number of days that contain the next twenty showings. */
function countDaysAhead({ events }: KitContent): number {
  const last = events[Math.min(events.length, 20) - 1]
  if (!last) return 1
  const today = +osloInstant(osloDate(NOW))
  return Math.min(31, Math.floor((Date.parse(last.starts) - today) / DAY_MS) + 1)
}

const toArticle = (article: KitContent['articles'][number]): Article => ({
  id: `00000000-0000-4000-8000-${article.id.slice(1).padStart(12, '0')}`,
  title: article.title,
  slug: article.slug,
  category: article.category,
  author: '',
  image: article.image,
  thumbnail: '',
  content: `<p>${article.lead}</p>${article.body}`,
  node_locale: 'nb',
  createdAt: Date.parse(article.published),
  updatedAt: Date.parse(article.published),
  order: 0,
})

function toFilm(production: KitContent['productions'][number], number: number): Film {
  const digits = String(number).padStart(8, '0')
  const picture = { url: production.poster, focalPointQuery: '', alt: '', width: 400, height: 600 }
  return {
    id: production.id,
    title: production.title,
    contents: [{ summary: production.synopsis, body: toHtmlList(production.features) }],
    assets: [{ ...picture, type: 'poster' }],
    features: production.features,
    ageLimit: AGE_LIMITS.find((limit) => production.age === `${limit} år`) ?? 'A',
    minutes: production.minutes,
    object: 'movie',
    objectClass: 'movie',
    parentSlug: `${production.slug}-dxm-${digits}`,
    pageReference: production.slug,
    ediNumber: `DXM${digits}`,
  }
}

const toHtmlList = (features: readonly string[]) =>
  features.length === 0 ? '' : `<ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>`

const toShowing = (
  event: KitContent['events'][number],
  productionNumber: number,
  minutes: number,
): Showing => ({
  id: event.id,
  productionId: `p${productionNumber}`,
  startsAt: event.starts,
  endsAt: new Date(Date.parse(event.starts) + minutes * MINUTE_MS).toISOString(),
  hall: event.hall,
  ticketStatus: 'at-door',
  state: 'planned',
  formats: [],
  access: [],
})

const menuItem = ({ label, href }: KitContent['site']['menu'][number], index: number): MenuItem => ({
  id: `menu-${index + 1}`,
  label,
  path: href === '/' ? href : href.replace(/\/$/, ''),
  parent: '',
  place: 'header',
  locale: 'nb',
  order: index + 1,
})

function toSite({ title, address, phone }: KitContent['site']): SiteConfig {
  return {
    id: '0f7c3b52-5d0a-4c0e-9a55-3f8f5f0f7a11',
    title,
    description: title,
    htmlLang: 'nb',
    facebookPixelId: '',
    theme: {
      search: { submitPath: '/sok', enabled: false },
      favicon: '',
      logo: '',
      logoAlt: title,
      variant: 'fjord',
      language: { enabled: false },
      menu: { enabled: true },
      footerSections: [
        {
          title: '',
          locale: 'nb',
          order: 1,
          items: [{ type: 'text', value: `${title}, ${address}. Telefon ${phone}`, order: 1 }],
        },
      ],
    },
    locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
    components: Object.entries(BLOCKS).map(([name, { version }]) => ({
      name,
      version: `^${version}`,
      train: 'stable',
    })),
    partners: [178, 118],
    stage: 'production',
    published: true,
    host: 'https://kino.example',
    aliases: [],
    checkout: { host: 'https://billett.example', venueId: 'kino', providerName: 'Billettluka' },
    organisation: {
      street: address.split(', ')[0] ?? '',
      postalCode: '0000',
      town: 'Lillefjord',
      country: 'NO',
      email: 'post@kino.example',
      phone,
    },
  }
}
