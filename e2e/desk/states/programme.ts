import { addDays, osloDate, type Showing } from '@lerret/model'
import type { Page } from '@playwright/test'
import type { DeskState } from './desk-state.ts'

export const PROGRAMME_STATES: Record<string, DeskState> = {
  'week-sheet-typed': {
    path: `/vekeplan?veke=${addDays(osloDate(Date.now()), 14)}`,
    async after(page) {
      await page.getByRole('grid').getByRole('textbox').focus()
      await page.keyboard.type('18 19 20.30 sal2')
    },
  },
  'programme-pasted': {
    path: `/vekeplan?veke=${addDays(osloDate(Date.now()), 70)}`,
    async after(page) {
      await page.getByRole('button', { name: 'Lim inn program' }).click()
      const paste = page.getByRole('region', { name: 'Lim inn program' })
      await paste.getByRole('textbox').fill('1. juni kl. 20.30 Metropols, Sal 2')
      await paste.getByText('Står som «Metropols».').waitFor()
    },
  },
  'showing-move': {
    path: '/framsyningar',
    async after(page) {
      await openPublicShowing(page)
      await page.getByRole('button', { name: 'Flytt' }).click()
    },
  },
  'showing-cancel': {
    path: '/framsyningar',
    async after(page) {
      await openPublicShowing(page)
      await page.getByRole('button', { name: 'Avlys', exact: true }).click()
      await page.getByRole('button', { name: 'Teknisk feil.' }).click()
      await page
        .getByRole('region', { name: 'Dette les folk' })
        .getByText('er avlyst. Teknisk feil.')
        .waitFor()
    },
  },
}

/** Opens a public showing in the last week of the demo's programme. */
async function openPublicShowing(page: Page) {
  const from = addDays(osloDate(Date.now()), 28)
  const reply = await page.request.get(`/redaksjon/api/programme?from=${from}&to=${addDays(from, 6)}`)
  const { showings } = (await reply.json()) as { showings: { body: Showing; stableVersion: number | null }[] }
  const found = showings.find(
    ({ body, stableVersion }) => body.state === 'planned' && body.checkout && stableVersion !== null,
  )
  await page.goto(`/redaksjon/framsyning/${encodeURIComponent(found?.body.id ?? '')}`)
}
