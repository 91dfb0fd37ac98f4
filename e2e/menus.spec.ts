import { findBarriers } from './barriers.ts'
import { expect, test } from './visit.ts'

test('on a phone the menu is a modal dialog: the focus stays in it, and returns when Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const open = page.getByText('Meny', { exact: true })
  const menu = page.getByRole('dialog', { name: 'Meny' })
  await open.press('Enter')
  await expect(menu.getByRole('button', { name: 'Lukk' })).toBeFocused()
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  expect(await findBarriers(page)).toEqual([])

  const entries = menu.locator('a, button, input, summary').filter({ visible: true })
  for (let presses = await entries.count(); presses > 0; presses--) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':is(main, footer, header > a, [data-tonight]) :focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
  await expect(open).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Mi side' })).toBeFocused()
})

test('on a wide screen an open menu of a phone becomes part of the header', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  await page.getByText('Meny', { exact: true }).click()
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Kino', exact: true }).click()
  await expect(page).toHaveURL('/kino')
})

test('a submenu closes on Escape, on a click elsewhere and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const toggle = banner.locator('summary')
  const child = banner.getByRole('link', { name: 'Om oss' })
  await toggle.press('Enter')
  await expect(child).toBeVisible()
  await child.focus()
  await page.keyboard.press('Escape')
  await expect(child).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await expect(child).toBeVisible()
  await page.getByRole('heading', { name: 'I dag' }).click()
  await expect(child).toBeHidden()

  await toggle.click()
  await expect(child).toBeVisible()
  await banner.getByRole('link', { name: 'Utstyr' }).focus()
  await expect(child).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(child).toBeHidden()
})
