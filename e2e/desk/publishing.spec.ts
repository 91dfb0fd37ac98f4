import { findBarriers, measureOverflow } from '../barriers.ts'
import { expect, openDesk, test } from './editor.ts'

test('an editor publishes one of the records that wait, sees it live, and takes it back', async ({
  page,
}) => {
  await openDesk(page)
  const id = 'e2e-kort-veg'
  const reply = await page.request.post('/redaksjon/api/content/save', {
    data: {
      records: [
        {
          kind: 'redirect',
          id,
          basedOn: 0,
          body: { id, source: '/kort-veg', target: '/kino', permanent: false },
        },
      ],
    },
  })
  expect(reply.status(), await reply.text()).toBe(200)

  await page.goto('/redaksjon/publiser')
  const ours = page.getByRole('checkbox', { name: '/kort-veg' })
  await expect(ours).toBeChecked()
  for (const choice of await page.getByRole('checkbox', { checked: true }).all())
    if (!(await choice.evaluate((input) => input.closest('label')?.textContent?.includes('/kort-veg'))))
      await choice.press('Space')
  await page.getByRole('button', { name: 'Publiser det eine' }).click()
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  expect((await page.request.get('/kort-veg', { maxRedirects: 0 })).status()).toBe(302)

  await page.getByRole('button', { name: 'Angre publiseringa' }).click()
  await expect(
    page.getByRole('heading', { name: 'Teke tilbake. Utkasta dine står som dei var.' }),
  ).toBeVisible()
  expect((await page.request.get('/kort-veg', { maxRedirects: 0 })).status()).toBe(404)
})

test('an editor finds an article by words, state and order, and the address remembers it', async ({
  page,
}) => {
  await openDesk(page, '/nyhende')
  await page.getByRole('searchbox', { name: 'Søk i Nyhende' }).fill('orgel')
  await expect(page.getByRole('row').filter({ hasText: 'Levande orgel kvar tysdag' })).toBeVisible()
  await expect(page).toHaveURL(/q=orgel/)
  await page.getByRole('button', { name: 'Alle Vis' }).click()
  await page.getByRole('option', { name: 'Utkast' }).click()
  await expect(page.getByText('Ingenting passar til det du leitar etter.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ingenting passar til det du leitar etter.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`lists and publishing have no barriers at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await openDesk(page, '/nyhende')
      await expect(page.getByRole('table', { name: 'Nyhende' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      expect(await measureOverflow(page)).toBe(0)
      await page.goto('/redaksjon/publiser')
      await expect(page.getByRole('heading', { name: 'Ventar på publisering' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
      await page.goto('/redaksjon/utgaver')
      await expect(page.getByRole('heading', { name: 'Utgåver' })).toBeVisible()
      expect(await findBarriers(page)).toEqual([])
    })
  }
}
