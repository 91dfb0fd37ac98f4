import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from './barriers.ts'
import { expect, test, waitForHydration } from './visit.ts'

const field = (page: Page) => page.getByRole('main').getByLabel('Søk i program og nyhende')
const list = (page: Page) => page.getByRole('listbox', { name: 'Framlegg' })

/** The field becomes a combobox on the first focus. */
async function startTyping(page: Page, text: string) {
  await field(page).focus()
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
}

test('typing shows suggestions, and the keyboard opens one', async ({ page }) => {
  await page.goto('/sok')
  await waitForHydration(page)
  await startTyping(page, 'nosf')
  await expect(list(page).getByRole('option').first()).toHaveText('Nosferatu Film')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[data-announcer]')).toHaveText(/^\d framlegg/)

  await page.keyboard.press('ArrowDown')
  const option = list(page).getByRole('option', { selected: true })
  await expect(option).toHaveText('Nosferatu Film')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nosferatu-dxm-\d{8}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nosferatu' })).toBeVisible()
})

test('the list is closed by Escape, and Enter without a choice searches', async ({ page }) => {
  await page.goto('/sok')
  await waitForHydration(page)
  await startTyping(page, 'vaffel')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('vaffel')
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sok?q=vaffel')
})

test('only the suggestions of the latest query are shown', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/search/suggestions?q=metro*', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto('/sok')
  await waitForHydration(page)
  const request = page.waitForRequest('**/search/suggestions?q=metro*')
  await startTyping(page, 'metro')
  await request
  await field(page).fill('nosf')
  await expect(list(page).getByRole('option').first()).toHaveText('Nosferatu Film')
  letGo()
  await expect(list(page).getByRole('option', { name: 'Metropolis' })).toHaveCount(0)
})

test('a suggestion in the header is clicked, on a phone in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kino')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Meny' }).click()
  await page.getByRole('banner').getByLabel('Søk i program og nyhende').click()
  await page.keyboard.type('metrop')
  await page.getByRole('option', { name: /^Metropolis Film/ }).click()
  await expect(page).toHaveURL(/\/metropolis-dxm-\d{8}$/)
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden()
})

for (const width of [390, 1440]) {
  test(`open suggestions have no accessibility problems at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/sok')
    await waitForHydration(page)
    const below = page.getByRole('main').getByRole('heading', { name: 'Det folk oftast leitar etter' })
    const before = await below.boundingBox()
    await startTyping(page, 'ki')
    await expect(list(page)).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
    await page.keyboard.press('ArrowDown')
    expect(await findBarriers(page)).toEqual([])
    expect(await measureOverflow(page)).toBe(0)
  })
}

test('a misspelt word finds similar pages, with a message', async ({ page }) => {
  await page.goto('/sok?q=nosfratu')
  await expect(page.getByText('Ingen treff på «nosfratu». Dette liknar:')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Nosferatu' })).toBeVisible()
})

test('a practical question is answered in the list, and a film has its ticket', async ({ page }) => {
  await page.goto('/sok?q=parking')
  const hits = page.getByRole('main').getByRole('article')
  await expect(hits.first()).toContainText('Parkering')
  await expect(hits.first()).toContainText('Gratis etter klokka 17 og heile helga.')
  await page.goto('/sok?q=metropolis')
  await expect(hits.first().getByRole('link', { name: /^Kjøp billett til Metropolis/ })).toBeVisible()
})

test('without JavaScript, the search field is a search field', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/sok')
  await page.getByRole('main').getByRole('searchbox').fill('nosferatu')
  await page.getByRole('main').getByRole('button', { name: 'Søk' }).click()
  await expect(page).toHaveURL('/sok?q=nosferatu')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Nosferatu' }).first()).toBeVisible()
  await context.close()
})
