import type { Page } from '@playwright/test'
import type { DeskState } from './desk-state.ts'

const selectBlock = async (page: Page, name: string) => {
  await page.getByRole('row', { name, exact: true }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

/** Pages: the form of a new one, the canvas, and the fields of what is selected. */
export const PAGE_STATES: Record<string, DeskState> = {
  page: {
    path: '/sider/page-framside',
    after: (page) => selectBlock(page, 'I dag'),
  },
  'page-row': {
    path: '/sider/page-framside',
    async after(page) {
      await page.getByRole('row', { name: /^Rad 2/ }).click()
      await page.getByText('Frå kant til kant').waitFor()
    },
  },
  'page-picker': {
    path: '/sider/page-kontakt',
    async after(page) {
      await page.getByRole('button', { name: 'Legg til blokk' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  'page-explanation': {
    path: '/sider/page-framside',
    async after(page) {
      await selectBlock(page, 'På kino no')
      await page.getByText('Kvifor står dette her?').click()
      await page.getByLabel('Søk etter noko som ikkje står her').fill('Julekonsert')
      await page
        .getByRole('button', { name: /^Julekonsert/ })
        .first()
        .click()
      await page.getByText(/er eit arrangement/).waitFor()
    },
  },
  'page-source': {
    path: '/sider/page-framside',
    async after(page) {
      await page.getByRole('row', { name: 'Heile sida' }).click()
      await page
        .getByRole('button', { name: /^Endre kjelda/ })
        .first()
        .click()
      await page.getByText(/^Finn (\d+ )?no/).waitFor()
    },
  },
  'page-colleague': {
    path: '/sider/page-kontakt',
    async before(page) {
      await page.route('**/redaksjon/api/pages/page-kontakt', async (route) => {
        const opened = await (await route.fetch()).json()
        const { version, body } = opened.page.draft
        opened.page.workingCopy = {
          basedOn: version - 1,
          fields: { title: { value: 'Snakk med oss' } },
          base: { ...body, title: 'Telefon' },
          draftVersion: version,
          savedAt: '2026-11-20T12:00:00Z',
        }
        await route.fulfill({ json: opened })
      })
    },
    after: (page) => page.getByRole('button', { name: 'Behald mi' }).waitFor(),
  },
  'new-page-incomplete': {
    path: '/sider/ny',
    async after(page) {
      await page.getByText('Ein kopi av ei anna side').click()
      await page.getByRole('button', { name: 'Lag side' }).click()
      await page.getByText('Vel sida du vil kopiere.').waitFor()
    },
  },
  'new-page-original': {
    path: '/sider/ny',
    async after(page) {
      await page.getByText('Ein kopi av ei anna side').click()
      await page.getByRole('button', { name: 'Kopier frå' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
}
