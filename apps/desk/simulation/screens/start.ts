import { newPage } from '../../pages/session/new-page.ts'
import type { HouseSettings, ScreenName } from '../house.ts'
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
  searchSettings: openRecordTab(SETTINGS.search),
  page: openPageTab,
  menus: openMenusTab,
  newsletter: openNewsletterTab,
  week: openWeekTab,
}

export const SCREENS = {
  article: [
    { screen: 'article', id: 'public' },
    { screen: 'article', id: 'new' },
  ],
  record: [
    { screen: 'production', id: 'new' },
    { screen: 'showing', id: 'concert' },
    { screen: 'media', id: 'poster' },
    { screen: 'translation', id: 'autumn' },
  ],
  settings: [
    { screen: 'houseSettings', id: 'site' },
    { screen: 'searchSettings', id: 'site' },
  ],
  page: [{ screen: 'page', id: 'front' }],
  menus: [{ screen: 'menus', id: '' }],
  newsletter: [{ screen: 'newsletter', id: 'november' }],
  week: [{ screen: 'week', id: '2026-11-30' }],
} as const satisfies Record<string, readonly ScreenName[]>

/** A house with a little of everything. */
export const RECORDS: HouseSettings['records'] = [
  {
    kind: 'article',
    id: 'public',
    body: {
      id: 'public',
      title: 'Haust',
      content: '<p>Regn</p>',
      createdAt: 1,
      updatedAt: 1,
      publishedAt: 1,
    },
    isPublic: true,
  },
  { kind: 'event', id: 'concert', body: { id: 'concert', note: '' }, isPublic: true },
  { kind: 'media', id: 'poster', body: { id: 'poster', alt: '' }, isPublic: true },
  {
    kind: 'translation',
    id: 'autumn',
    body: { id: 'autumn', title: 'Autumn', content: '' },
    isPublic: false,
  },
  { kind: 'settings', id: 'site', body: { id: 'site', name: 'Fjordheim', searchHint: '' }, isPublic: true },
  { kind: 'page', id: 'front', body: { ...newPage('front'), title: 'Heim' }, isPublic: true },
  ...['kino', 'kafe'].map((id, order) => ({
    kind: 'menu-item',
    id,
    body: { id, label: id, path: `/${id}`, parent: '', place: 'header', locale: 'nb', order },
    isPublic: true,
  })),
  {
    kind: 'newsletter',
    id: 'november',
    body: { id: 'november', subject: 'November', intro: '', items: [] },
    isPublic: false,
  },
  ...['2026-11-23', '2026-11-30'].map((date) => ({
    kind: 'event',
    id: `haxan-${date}`,
    body: {
      id: `haxan-${date}`,
      productionId: 'haxan',
      startsAt: `${date}T18:00:00.000Z`,
      endsAt: `${date}T19:55:00.000Z`,
      hall: 'Storsalen',
      ticketStatus: 'at-door',
      state: 'planned',
      formats: ['2D'],
      access: [],
    },
    isPublic: true,
  })),
]
