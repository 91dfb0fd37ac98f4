import { newPage } from '../../pages/session/new-page.ts'
import type { HouseSettings, ScreenName } from '../house.ts'
import { HALLS } from '../server/reading.ts'
import type { Desk } from '../tab.ts'
import { openMenusTab } from './menus-tab.ts'
import { openNewsletterTab } from './newsletter-tab.ts'
import { openPageTab } from './page-tab.ts'
import { ARTICLE, MEDIA, openRecordTab, PRODUCTION, SETTINGS, SHOWING, TRANSLATION } from './record-tab.ts'
import { openWeekTab } from './week-tab.ts'

/** The screens of the desk that edit in a session. */
export const DESK: Desk = {
  article: openRecordTab(ARTICLE),
  production: openRecordTab(PRODUCTION),
  showing: openRecordTab(SHOWING),
  media: openRecordTab(MEDIA),
  translation: openRecordTab(TRANSLATION),
  houseSettings: openRecordTab(SETTINGS.house),
  languageSettings: openRecordTab(SETTINGS.language),
  page: openPageTab,
  menus: openMenusTab,
  newsletter: openNewsletterTab,
  week: openWeekTab,
}

const ARTICLES = {
  public: '00000000-0000-4000-8000-000000000001',
  new: '00000000-0000-4000-8000-000000000002',
}
const AUTUMN = `en.article.${ARTICLES.public}`

export const SCREENS = {
  article: [
    { screen: 'article', id: ARTICLES.public },
    { screen: 'article', id: ARTICLES.new },
  ],
  record: [
    { screen: 'production', id: 'new' },
    { screen: 'showing', id: 'concert' },
    { screen: 'media', id: 'poster' },
    { screen: 'translation', id: AUTUMN },
  ],
  settings: [
    { screen: 'houseSettings', id: 'site' },
    { screen: 'languageSettings', id: 'site' },
  ],
  page: [{ screen: 'page', id: 'front' }],
  menus: [{ screen: 'menus', id: '' }],
  newsletter: [{ screen: 'newsletter', id: 'november' }],
  week: [{ screen: 'week', id: '2026-11-30' }],
} as const satisfies Record<string, readonly ScreenName[]>

const CREATED_AT = Date.parse('2026-11-01T10:00:00Z')

const showing = (id: string, productionId: string, startsAt: string) => ({
  id,
  productionId,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 115 * 60_000).toISOString(),
  hall: 'Storsalen',
  ticketStatus: 'at-door',
  state: 'planned',
  formats: ['2D'],
  access: [],
})

/** A house with a little of everything. */
export const RECORDS: HouseSettings['records'] = [
  {
    kind: 'article',
    body: {
      id: ARTICLES.public,
      title: 'Haust',
      slug: 'haust',
      category: 'news',
      author: '',
      image: '',
      thumbnail: '',
      content: '<p>Regn</p>',
      node_locale: 'nb',
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
      publishedAt: CREATED_AT,
      order: 0,
    },
    isPublic: true,
  },
  { kind: 'event', body: showing('concert', 'haxan', '2026-12-24T18:00:00.000Z'), isPublic: true },
  {
    kind: 'media',
    body: {
      id: 'poster',
      fileName: 'plakat.jpg',
      mimeType: 'image/jpeg',
      width: 3000,
      height: 2000,
      alt: '',
      focalPoint: { x: 0.5, y: 0.5 },
    },
    isPublic: true,
  },
  {
    kind: 'translation',
    body: {
      id: AUTUMN,
      kind: 'article',
      language: 'en',
      translationOf: ARTICLES.public,
      title: 'Autumn',
      content: '',
    },
    isPublic: false,
  },
  {
    kind: 'settings',
    body: {
      id: 'site',
      siteId: '00000000-0000-4000-8000-0000000000ff',
      title: 'Fjordheim',
      description: '',
      htmlLang: 'nn',
      facebookPixelId: '',
      locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
      components: [],
      halls: HALLS.map((name) => ({ name })),
      organisation: {
        street: '',
        postalCode: '',
        town: '',
        country: '',
        email: 'post@fjordheim.example',
        phone: '',
      },
    },
    isPublic: true,
  },
  { kind: 'page', body: { ...newPage('front'), title: 'Heim' }, isPublic: true },
  ...['kino', 'kafe'].map((id, order) => ({
    kind: 'menu-item',
    body: { id, label: id, path: `/${id}`, parent: '', place: 'header', locale: 'nb', order },
    isPublic: true,
  })),
  {
    kind: 'newsletter',
    body: { id: 'november', subject: 'November', intro: '', items: [] },
    isPublic: false,
  },
  ...['2026-11-23', '2026-11-30'].map((date) => ({
    kind: 'event',
    body: showing(`haxan-${date}`, 'haxan', `${date}T18:00:00.000Z`),
    isPublic: true,
  })),
].map((record) => ({ ...record, id: record.body.id }))
