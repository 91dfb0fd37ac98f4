import type { Browser, Page } from '@playwright/test'
import { findBarriers } from '../barriers.ts'
import type { House } from '../house/house.ts'
import { EDITOR_EMAIL, expect, expectVersionSaved, openAsColleague, signIn, test } from './editor.ts'

let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})

test.beforeEach(({ page }) => signIn(page, EDITOR_EMAIL, house.url))

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Tittel' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst' })
const paragraph = (page: Page, number: number) =>
  text(page)
    .locator('> p')
    .nth(number - 1)

async function typeAfter(page: Page, number: number, words: string) {
  await paragraph(page, number).click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

async function saveVersion(page: Page) {
  await page.getByRole('button', { name: 'Lagre versjon' }).click()
  await expectVersionSaved(page)
}

/** An article of three paragraphs that an editor and a colleague have open. */
async function openTogether(page: Page, browser: Browser, title: string) {
  await page.goto(`${house.url}/redaksjon/nyhende/ny`)
  await titleField(page).fill(title)
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Kom og ver med.')
  await text(page).click()
  for (const words of ['Gratis vaflar', 'Orgelet spelar.', 'Dørene opnar'])
    await page.keyboard.type(`${words}\n`)
  await saveVersion(page)
  return openAsColleague(browser, house, page.url(), text)
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Ute på/ })).toBeVisible()
}

test('two people in different paragraphs of an article both keep their work unasked, and it is published', async ({
  page,
  browser,
}) => {
  const colleague = await openTogether(page, browser, 'Vaflar og orgel')
  await typeAfter(page, 1, ' i foajeen.')
  await typeAfter(colleague, 3, ' klokka 18.')
  await saveVersion(colleague)
  // Nothing changes while the editor writes in the text.
  await expect(page.getByText('Administrator er her')).toBeVisible()
  await page.keyboard.type(' Ta med deg ein ven.')
  await expect(paragraph(page, 3)).toHaveText('Dørene opnar')

  await titleField(page).focus()
  await expect(paragraph(page, 3)).toHaveText('Dørene opnar klokka 18.')
  await expect(page.getByText(/Administrator endra teksten/)).toBeVisible()
  const mine = 'Gratis vaflar i foajeen. Ta med deg ein ven.'
  await expect(paragraph(page, 1)).toHaveText(mine)
  await expect(page.getByRole('region', { name: /samstundes/ })).toHaveCount(0)

  // Undo takes back what the editor has written, and nothing of the colleague.
  await text(page).focus()
  await page.keyboard.press('Control+z')
  await expect(paragraph(page, 1)).not.toHaveText(mine)
  await expect(paragraph(page, 3)).toHaveText('Dørene opnar klokka 18.')
  await page.keyboard.press('Control+Shift+z')
  await expect(paragraph(page, 1)).toHaveText(mine)

  await publish(page)
  const html = await (await page.request.get(`${house.url}/article/vaflar-og-orgel`)).text()
  for (const words of [mine, 'Orgelet spelar.', 'Dørene opnar klokka 18.']) expect(html).toContain(words)
  await expect(paragraph(colleague, 1)).toHaveText(mine)
  await colleague.context().close()
})

test('two people in the same paragraph choose between both texts there, by keyboard, and nothing is doubled', async ({
  page,
  browser,
}) => {
  const colleague = await openTogether(page, browser, 'Same avsnitt')
  await typeAfter(colleague, 1, ' og kaffi')
  await typeAfter(colleague, 2, ' Høgt.')
  await typeAfter(page, 1, ' i foajeen')
  await saveVersion(colleague)
  const conflict = page.getByRole('region', { name: 'Solveig Administrator skreiv her samstundes med deg.' })
  await expect(conflict).toContainText('Gratis vaflar og kaffi')
  await expect(conflict.locator('mark')).toHaveText(['og kaffi'])
  await expect(text(page).locator('> p + div').first()).toContainText('Gratis vaflar og kaffi')
  // The editor writes on in the paragraph, which stays as it is under the fingers.
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' i dag')
  await expect(paragraph(page, 1)).toHaveText('Gratis vaflar i foajeen i dag')
  expect(await findBarriers(page)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(conflict.getByRole('button', { name: 'Behald mi' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(conflict.getByRole('button', { name: 'Begge' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(conflict).toBeHidden()
  await expect(text(page)).toBeFocused()
  await expect(paragraph(page, 1)).toHaveText('Gratis vaflar i foajeen i dag og kaffi')
  // The rest of the colleague's text comes with what was chosen.
  await expect(paragraph(page, 2)).toHaveText('Orgelet spelar. Høgt.')

  await publish(page)
  const html = await (await page.request.get(`${house.url}/article/same-avsnitt`)).text()
  expect(html).toContain('<p>Gratis vaflar i foajeen i dag og kaffi</p>')
  await colleague.context().close()
})
