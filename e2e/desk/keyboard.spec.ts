import type { Locator, Page } from '@playwright/test'
import { expect, openDesk, test } from './editor.ts'

test('an article is written, published and taken back without a pointer', async ({ page }) => {
  await openDesk(page, '/nyhende')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Søk eller gjer' })).toBeVisible()
  await page.keyboard.type('nytt nyhende')
  await page.keyboard.press('Enter')
  // The first thing to write has the focus.
  await expect(page.getByRole('textbox', { name: 'Tittel' })).toBeFocused()
  await page.keyboard.type('Utan mus med fløyte')
  await expect(page.getByLabel('Adresse')).toHaveValue('utan-mus-med-fløyte')
  const publish = page.getByRole('button', { name: 'Publiser', exact: true })
  await tabTo(page, publish)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Før nyhendet kan ut, må du skrive teksten.')).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Tekst' }))
  await page.keyboard.type('Alt dette er skrive med tastaturet.')
  await expect(page.getByText(/^Lagra \d/)).toBeVisible()

  // From region to region, and around again.
  for (const region of [
    page.getByRole('complementary'),
    page.getByRole('banner'),
    page.getByRole('main'),
    page.getByRole('complementary'),
  ]) {
    await page.keyboard.press('F6')
    await expect(region).toBeFocused()
  }
  await page.keyboard.press('Shift+F6')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, publish)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Ute på \d+ ms$/ })).toBeFocused()
  const live = `/article/${encodeURIComponent('utan-mus-med-fløyte')}`
  expect(await (await page.request.get(live)).text()).toContain('skrive med tastaturet')
  await tabTo(page, page.getByRole('button', { name: 'Angre publiseringa' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Teke tilbake/ })).toBeVisible()
  expect((await page.request.get(live)).status()).toBe(404)
})

test('Enter opens the first record, whether its reply or the code of the palette arrives late', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/Palette-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await openDesk(page, '/tull')
  const palette = page.getByRole('dialog', { name: 'Søk eller gjer' })
  for (const search of ['orgel', 'kino']) {
    const typed = Promise.withResolvers<void>()
    await page.route('**/redaksjon/api/find?**', async (route) => {
      await typed.promise
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type(search)
    code.resolve()
    await expect(page.getByText(`Ingen treff på «${search}».`)).toBeVisible()
    await expect(page.getByRole('searchbox')).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Enter')
    typed.resolve()
    const first = palette.getByRole('menuitem').first()
    await expect(first).toHaveAttribute('data-focused')
    const title = (await first.locator('b').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page.getByLabel(/^(Tittel|Namn|Alternativ tekst)/).first()).toHaveValue(title)
    await page.unroute('**/redaksjon/api/find?**')
  }
})

test('what is typed outside of fields does nothing', async ({ page }) => {
  await openDesk(page, '/nyhende')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.type('Gratis vaflar?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Søk eller gjer' }).getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL(/\/redaksjon\/nyhende$/)
})

test('the palette goes and does, and each place in the list of keys is where its letters lead once they are on', async ({
  page,
}) => {
  await openDesk(page, '/tull')
  await expect(page.getByRole('heading', { name: 'Her er det ingenting' })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Søk eller gjer' })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await page.keyboard.type('mørk')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark')
  await page.keyboard.press('F1')
  await expect(palette.getByRole('heading', { name: 'Snarvegar' })).toBeVisible()
  await tabTo(page, palette.getByRole('switch', { name: 'Snarvegar med éin bokstav' }))
  await page.keyboard.press('Space')
  const rows = page.getByRole('dialog').locator('dl > div')
  await rows.getByText('Gå til').first().waitFor()
  const places = (await rows.allTextContents()).flatMap((row) => {
    const [, letter, place] = /^G så (\p{Lu})Gå til (.*)$/u.exec(row) ?? []
    return letter && place ? [{ letter, place }] : []
  })
  expect(places.length).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  for (const { letter, place } of places) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter.toLowerCase())
    const current = page.getByRole('navigation', { name: 'Stader' }).locator('[aria-current=page]')
    await expect(current).toHaveText(new RegExp(`^${place}`))
    await expect(page.locator('main:focus, main :focus')).toBeAttached()
  }
  await page.keyboard.press('?')
  await expect(palette.getByRole('heading', { name: 'Snarvegar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/\/redaksjon$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator) {
  await element.waitFor()
  for (let presses = 0; presses < 100; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${element} cannot be reached with the Tab key.`)
}
