import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD, type House } from '../house/house.ts'
import { test as base } from '../house/shared-house.ts'

export { expect }

export const EDITOR_EMAIL = 'redaktor@fjordheim.example'
export const ADMIN_EMAIL = 'admin@fjordheim.example'

/** An editor at the desk of the demo house. Errors in the console fail the test, except the browser's notes about refused calls and previews. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        // A preview has no scripts, so the browser does not focus what the page would focus in its menu. While it is hidden, it needs
        // neither fonts nor pictures.
        // On the site, tests block the service worker.
        const isExpected =
          /^(Failed to load resource|Blocked autofocusing|The resource \S+ was preloaded|Service Worker registration blocked)/.test(
            text,
          )
        if (['error', 'warning'].includes(message.type()) && !isExpected) consoleErrors.push(text)
      })
      page.on('pageerror', (error) => consoleErrors.push(error.message))
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs in without the form, by default at the house of the test's base URL. */
export async function signIn({ request }: Pick<Page, 'request'>, email = EDITOR_EMAIL, houseUrl = '') {
  const data = { email, password: DEMO_PASSWORD }
  expect((await request.post(`${houseUrl}/redaksjon/api/session`, { data })).status()).toBe(200)
}

/** Signs in, and opens a screen of the desk. */
export async function openDesk(page: Page, path = '', email = EDITOR_EMAIL) {
  await signIn(page, email)
  await page.goto(`/redaksjon${path}`)
  await expect(page.getByRole('main')).toBeVisible()
}

/** A colleague in a browser of his own, at the same screen. */
export async function openAsColleague(
  browser: Browser,
  house: Pick<House, 'url'>,
  address: string,
  content: (page: Page) => Locator,
) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, ADMIN_EMAIL, house.url)
  await page.goto(address)
  await expect(content(page)).toBeVisible()
  return page
}

/** Waits until the server has saved a version. While it is being saved the button is at work, which counts as disabled too. */
export const expectVersionSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Lagre versjon' })).toHaveAttribute('disabled', '')
