import { newPage } from '../../pages/session/new-page.ts'
import type { HouseSettings, ScreenName } from '../house.ts'
import type { Desk } from '../tab.ts'
import { openPageTab } from './page-tab.ts'
import { ARTICLE, openRecordTab } from './record-tab.ts'

/** The screens of the desk that edit in a session. */
export const DESK: Desk = {
  article: openRecordTab(ARTICLE),
  page: openPageTab,
}

export const SCREENS = {
  article: [
    { screen: 'article', id: 'public' },
    { screen: 'article', id: 'new' },
  ],
  page: [{ screen: 'page', id: 'front' }],
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
  { kind: 'page', id: 'front', body: { ...newPage('front'), title: 'Heim' }, isPublic: true },
]
