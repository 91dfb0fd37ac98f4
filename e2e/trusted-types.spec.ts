import { expect, test } from './browser.ts'
import { waitForHydration } from './visit.ts'

test('the site and the desk refuse HTML that did not go through their policies', async ({ page }) => {
  const write = () =>
    page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>Fjordheim</b>'
        return 'written'
      } catch (error) {
        return (error as Error).name
      }
    })
  await page.goto('/kino')
  await waitForHydration(page)
  expect(await write()).toBe('TypeError')
  await page.goto('/redaksjon')
  await expect(page.getByLabel('Passord')).toBeVisible()
  expect(await write()).toBe('TypeError')
})
