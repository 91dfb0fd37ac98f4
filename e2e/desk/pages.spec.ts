import type { Page } from '@playwright/test'
import { expect, expectVersionSaved, openDesk, test } from './editor.ts'

const runId = Date.now().toString(36)

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Oppbygging' })
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Felt' })
const item = (page: Page, name: string) => tree(page).getByRole('row', { name, exact: true })
const frame = (page: Page, width: 'telefon' | 'nettbrett' | 'skjerm') =>
  page.frameLocator(`iframe[title^="Sida på ${width}"]`)

/** Where the heading of a block is on the screen. Playwright's own positions do not know that frames are scaled. */
const findHeading = (page: Page, width: 'telefon' | 'skjerm', text: string) =>
  page.evaluate(
    ([title, heading]) => {
      const shown = document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)
      const found = [...(shown?.contentDocument?.querySelectorAll('main h2') ?? [])].find(
        (element) => element.textContent === heading,
      )
      if (!shown || !found) return null
      const [outer, inner] = [shown.getBoundingClientRect(), found.getBoundingClientRect()]
      const scale = outer.width / shown.clientWidth
      return { x: outer.x + (inner.x + 10) * scale, y: outer.y + (inner.y + inner.height / 2) * scale }
    },
    [`Sida på ${width}`, text],
  )

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string) {
  const label = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const labels = [...((element as HTMLInputElement | null)?.labels ?? [])].map((each) => each.textContent)
      return [element?.getAttribute('aria-label'), ...labels, element?.textContent].find(Boolean)?.trim()
    })
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await label()) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${name}".`)
}

async function addBlock(page: Page, name: string) {
  await tabTo(page, 'Legg til blokk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Søk etter blokk' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(inspector(page).getByRole('heading', { level: 2 })).toBeFocused()
}

test('a new page is built by keyboard alone, changed and undone in ten steps, and found live', async ({
  page,
}) => {
  // A long journey, a key press at a time.
  test.slow()
  const path = `/festival-${runId}`
  await openDesk(page, '/sider')
  await tabTo(page, 'Ny side')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Namn på sida')
  await page.keyboard.type('Stumfilmdagane')
  await expect(page.getByLabel('Adresse')).toHaveValue('/stumfilmdagane')
  await tabTo(page, 'Adresse')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(path)
  await tabTo(page, 'Lag side')
  await page.keyboard.press('Enter')
  await expect(tree(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Stumfilmdagane' })).toBeVisible()

  await page.keyboard.press('F6')
  await addBlock(page, 'Snarvegar')
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await addBlock(page, 'Kontakt')
  await tabTo(page, 'Overskrift')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Spør oss')
  await expect(item(page, 'Spør oss')).toBeVisible()
  await expect(frame(page, 'skjerm').getByRole('heading', { name: 'Spør oss' })).toBeVisible()

  await item(page, 'Snarvegar').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Fjerna Snarvegar.')).toBeVisible()
  await item(page, 'Spør oss').focus()
  for (const [keys, sentence] of [
    ['Control+d', 'Dupliserte Spør oss.'],
    ['Shift+ArrowLeft', '11 av 12 på skjerm.'],
  ] as const) {
    await page.keyboard.press(keys)
    await expect(page.getByText(sentence).first()).toBeVisible()
  }
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Angra:/)).toBeVisible()
  for (let count = 3; count <= 10; count += 1) {
    await page.keyboard.press('Control+d')
    await expect(item(page, 'Spør oss')).toHaveCount(count)
  }
  // The eight copies, the first copy, and the block that was removed.
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+z')
  await expect(item(page, 'Spør oss')).toHaveCount(1)
  await expect(item(page, 'Snarvegar')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(item(page, 'Snarvegar')).toHaveCount(0)

  await tabTo(page, 'Publiser')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Ute på \d+ ms/ })).toBeVisible()
  const live = await page.request.get(path)
  expect(live.status()).toBe(200)
  expect(await live.text()).toContain('Spør oss')
})

test('a new block says what it lacks when its fields are left, and all of it when somebody publishes', async ({
  page,
}) => {
  await openDesk(page, '/sider/ny')
  await page.getByLabel('Namn på sida').fill('Kino i kveld')
  await page.getByLabel('Adresse').fill(`/kveld-${runId}`)
  await page.getByRole('button', { name: 'Lag side' }).click()
  await expect(tree(page)).toBeVisible()
  await addBlock(page, 'Program')
  const lacks = inspector(page).getByText(/manglar|for kort/)
  await expect(page.getByText('Den nye blokka blir vist når ho er fylt ut.')).toBeVisible()
  await expect(lacks).toHaveCount(0)

  const heading = inspector(page).getByLabel('Overskrift')
  await heading.focus()
  await page.keyboard.press('Tab')
  await expect(lacks).toHaveCount(1)
  await expect(heading).toHaveAccessibleDescription(/manglar|for kort/)
  // The list of a choice belongs to the field.
  await inspector(page)
    .getByRole('button', { name: /Vel kjelde/ })
    .first()
    .click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(lacks).toHaveCount(1)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(lacks).not.toHaveCount(1)
})

test('a page is built by pointer, with a block that is dragged, and another order on phones only', async ({
  page,
}) => {
  test.slow()
  const path = `/utstilling-${runId}`
  await openDesk(page, '/sider')
  await page.getByRole('link', { name: 'Ny side' }).click()
  await page.getByLabel('Namn på sida').fill('Utstilling')
  await page.getByLabel('Adresse').fill(path)
  await page.getByRole('button', { name: 'Lag side' }).click()
  for (const heading of ['Fyrst', 'Sist']) {
    await page.getByRole('button', { name: 'Legg til blokk' }).click()
    await page.getByRole('searchbox', { name: 'Søk etter blokk' }).fill('Kontakt')
    await page.keyboard.press('Enter')
    await page.getByLabel('Overskrift').fill(heading)
    await expect(frame(page, 'skjerm').getByRole('heading', { name: heading })).toBeVisible()
  }
  const headings = (width: 'telefon' | 'skjerm') =>
    frame(page, width).getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings('skjerm')).toHaveText(['Fyrst', 'Sist'])

  // Pressing a block on the page selects it, and its name is the handle.
  const pressed = await findHeading(page, 'skjerm', 'Sist')
  if (!pressed) throw new Error('The page has no such heading.')
  await page.mouse.click(pressed.x, pressed.y)
  await expect(item(page, 'Sist')).toHaveAttribute('aria-selected', 'true')
  const handle = page.getByTitle('Dra Sist').last()
  const from = await handle.boundingBox()
  const to = await findHeading(page, 'skjerm', 'Fyrst')
  if (!from || !to) throw new Error('The blocks are not in view.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText('Flytta Sist til rad 1, plass 1.')).toBeVisible()
  await expect(headings('skjerm')).toHaveText(['Sist', 'Fyrst'])

  // Beside each other on screens; on phones the second column is first.
  await tree(page)
    .getByRole('row', { name: /^Rad 1/ })
    .click()
  await page.getByRole('button', { name: 'Del spalta i to' }).click()
  await item(page, 'Fyrst').click()
  await page.getByRole('button', { name: 'Til neste spalte' }).click()
  await page.getByRole('button', { name: 'Plass på telefon' }).click()
  await page.getByRole('option', { name: '1.' }).click()
  const isAbove = async (width: 'telefon' | 'skjerm') => {
    const [first, second] = await Promise.all(['Fyrst', 'Sist'].map((name) => findHeading(page, width, name)))
    return first && second ? first.y < second.y - 5 : null
  }
  await expect.poll(() => isAbove('telefon')).toBe(true)
  await expect.poll(() => isAbove('skjerm')).toBe(false)
  await page.getByRole('button', { name: 'Dupliser' }).click()
  await expect(item(page, 'Fyrst')).toHaveCount(2)

  // On a phone there is no canvas: the tree, and buttons.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(item(page, 'Fyrst')).toHaveCount(1)
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Ute på \d+ ms/ })).toBeVisible()
  expect(await (await page.request.get(path)).text()).toMatch(/--xs-order:1[^>]*>(?:(?!--xs-order).)*Sist/s)
})

test('a block explains what it shows, and is copied by keyboard to a page that starts as a template or a copy', async ({
  page,
}) => {
  test.slow()
  const openNewPage = async () => {
    await page.getByRole('link', { name: '‹ Sider' }).click()
    await page.getByRole('link', { name: 'Ny side' }).click()
  }
  await openDesk(page, '/sider/page-framside')
  await item(page, 'På kino no').focus()
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Kopierte På kino no.')).toBeVisible()

  await item(page, 'På kino no').click()
  await inspector(page).getByText('Kvifor står dette her?').click()
  await expect(inspector(page).getByText('Hentar: Filmar som går no.')).toBeVisible()
  const nosferatu = inspector(page).getByRole('link', { name: 'Nosferatu', exact: true })
  await expect(nosferatu.first()).toHaveAttribute('href', '/redaksjon/filmar/production-nosferatu')

  await inspector(page)
    .getByRole('searchbox', { name: 'Søk etter noko som ikkje står her' })
    .fill('Julekonsert')
  await inspector(page)
    .getByRole('button', { name: /^Julekonsert/ })
    .first()
    .click()
  await expect(
    inspector(page).getByText(
      /Kjelda «Filmar som går no» finn berre filmar\. «Julekonsert.*» er eit arrangement\./,
    ),
  ).toBeVisible()
  await openNewPage()
  await page.getByLabel('Namn på sida').fill(`Jazz ${runId}`)
  await page.getByText('Festival', { exact: true }).click()
  await page.getByRole('button', { name: 'Lag side' }).click()
  await expect(item(page, 'Program')).toBeVisible()
  await item(page, 'Kontakt oss').focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('Limte inn På kino no i rad 3.')).toBeVisible()
  await expect(frame(page, 'skjerm').getByRole('heading', { name: 'På kino no' })).toBeVisible()
  await page.getByRole('button', { name: 'Lagre versjon' }).click()
  await expectVersionSaved(page)

  await openNewPage()
  await page.getByLabel('Namn på sida').fill(`Blues ${runId}`)
  await page.getByText('Ein kopi av ei anna side').click()
  await page.getByRole('button', { name: 'Kopier frå' }).click()
  await page.getByRole('option', { name: `Jazz ${runId} · /jazz-${runId}` }).click()
  await page.getByRole('button', { name: 'Lag side' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Blues ${runId}` })).toBeVisible()
  await item(page, 'På kino no').click()
  await inspector(page).getByLabel('Overskrift').fill('Blues på lerretet')
  await expect(frame(page, 'skjerm').getByRole('heading', { name: 'Blues på lerretet' })).toBeVisible()
  await page.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Ute på \d+ ms/ })).toBeVisible()
  expect(await (await page.request.get(`/blues-${runId}`)).text()).toContain('Blues på lerretet')
})
