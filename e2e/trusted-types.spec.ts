import type { Page } from '@playwright/test'
import { openDatabaseToRead } from '../apps/server/commands/open-house.ts'
import { readSettings } from '../apps/server/settings/settings.ts'
import { readPolicyRefusals } from '../apps/server/visitors/policy-reports/store.ts'
import { expect, test } from './browser.ts'
import { waitForHydration } from './visit.ts'

const writeHtml = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>Fjordheim</b>'
      return 'written'
    } catch (error) {
      return (error as Error).name
    }
  })

test('the site and the desk refuse HTML that did not go through their policies', async ({ page }) => {
  await page.goto('/kino')
  await waitForHydration(page)
  expect(await writeHtml(page)).toBe('TypeError')
  await page.goto('/redaksjon')
  await expect(page.getByLabel('Passord')).toBeVisible()
  expect(await writeHtml(page)).toBe('TypeError')
})

test('what a browser refuses at the site and at the desk is reported to the house', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await context.newPage()
  for (const path of ['/kino', '/redaksjon']) {
    await page.goto(path)
    expect(await writeHtml(page)).toBe('TypeError')
    await expect
      .poll(() => readRefusals(house.dataDir))
      .toMatchObject({
        latest: { directive: 'require-trusted-types-for', page: path, blocked: 'trusted-types-sink' },
      })
  }
})

async function readRefusals(dataDir: string) {
  await using database = await openDatabaseToRead(readSettings({ DATA_DIR: dataDir }))
  return await readPolicyRefusals(database.db, new Date())
}
