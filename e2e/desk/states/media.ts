import type { Page } from '@playwright/test'
import { composePdf } from '../../../apps/server/content/media/pdf/sample-pdf.ts'
import type { DeskState } from './desk-state.ts'

const DELETED_PICTURE = {
  kind: 'media',
  id: 'news-vaffelkino',
  name: 'vaffelkino.jpg',
  alt: 'Vaffelkino i foajeen',
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
    replies: {
      'media/deleted': {
        json: [DELETED_PICTURE, { ...DELETED_PICTURE, kind: 'document', id: 'pdf', alt: 'Årsmelding' }],
      },
    },
    after: (page) => page.getByRole('list', { name: 'Sletta bilete og dokument' }).waitFor(),
  },
  document: {
    path: '/bilete?vis=documents',
    within: 'html',
    async after(page) {
      await uploadDocument(page)
      await page.getByRole('link', { name: 'Leigeavtale' }).first().click()
      await page.getByText('Fila seier at ho er laga av Kari Nordmann.').waitFor()
      await page.getByRole('heading', { name: /^(Brukt|Ikkje i bruk)/ }).waitFor()
    },
  },
  'document-choice': {
    path: '/nyhende/ny',
    within: 'html',
    async after(page) {
      await page.getByRole('textbox', { name: 'Tekst' }).click()
      await page.getByRole('toolbar').getByRole('button', { name: 'Lenkje' }).click()
      await page.getByRole('button', { name: 'Vel dokument' }).click()
      await page.getByRole('searchbox', { name: 'Søk i dokument' }).waitFor()
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

async function uploadDocument(page: Page) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Last opp' }).click()
  const buffer = composePdf({ info: '<</Author (Kari Nordmann)>>' })
  await (await choosing).setFiles({ name: 'Leigeavtale.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText('Leigeavtale.pdf er lasta opp.').waitFor()
}
