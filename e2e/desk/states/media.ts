import type { DeskState } from './desk-state.ts'

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
  'picture-choice': {
    path: '/nyhende/ny',
    within: 'html',
    async after(page) {
      await page.getByRole('button', { name: 'Vel bilete' }).click()
      await page.getByRole('listbox', { name: 'Bilete' }).waitFor()
    },
  },
}
