import { type DeskState, reply } from './desk-state.ts'

const DELETED_PICTURE = {
  id: 'orgel',
  name: 'orgel.jpg',
  alt: 'Kinoorgelet i Storsalen',
  deletedBy: 'Ingrid Solvik',
  deletedAt: '2026-11-17T09:00:00.000Z',
  restorableUntil: '2026-12-17T09:00:00.000Z',
}

export const MEDIA_STATES: Record<string, DeskState> = {
  'media-found': {
    path: '/bilete?q=orgel',
    within: 'html',
    after: (page) => page.getByRole('list', { name: 'Bilete' }).waitFor(),
  },
  picture: {
    path: '/bilete?q=orgel',
    within: 'html',
    async after(page) {
      await page.getByRole('list', { name: 'Bilete' }).getByRole('link').first().click()
      await page.getByRole('slider', { name: 'Fokuspunkt, inn frå venstre' }).waitFor({ state: 'attached' })
      await page.getByRole('heading', { name: /^(Brukt|Ikkje i bruk)/ }).waitFor()
    },
  },
  'media-deleted': {
    path: '/bilete?vis=deleted',
    within: 'html',
    before: (page) => reply(page, 'media/deleted', [DELETED_PICTURE]),
    after: (page) => page.getByRole('list', { name: 'Sletta bilete' }).waitFor(),
  },
  'picture-choice': {
    path: '/nyhende/ny',
    within: 'html',
    async after(page) {
      await page.getByRole('button', { name: 'Vel bilete' }).click()
      await page.getByRole('listbox', { name: 'Bilete' }).waitFor()
    },
  },
}
