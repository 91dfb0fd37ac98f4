import type { Page } from '@playwright/test'
import { findBarriers } from '../barriers.ts'
import type { House } from '../house/house.ts'
import { EDITOR_EMAIL, expect, expectVersionSaved, openAsColleague, signIn, test } from './editor.ts'

let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})

test.beforeEach(({ page }) => signIn(page, EDITOR_EMAIL, house.url))

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Tittel' })
const authorField = (page: Page) => page.getByRole('textbox', { name: 'Forfattar' })
const expectSaved = (page: Page) => expect(page.getByText(/^Lagra \d/)).toBeVisible()

async function saveVersion(page: Page) {
  await page.getByRole('button', { name: 'Lagre versjon' }).click()
  await expectVersionSaved(page)
}

async function writeArticle(page: Page, title: string) {
  await page.goto(`${house.url}/redaksjon/nyhende/ny`)
  await titleField(page).fill(title)
  await saveVersion(page)
}

/** A block in the tree of a page. */
const block = (page: Page, name: string) =>
  page.getByRole('treegrid', { name: 'Oppbygging' }).getByRole('row', { name, exact: true })

/** The calls that store what was typed. */
const SAVES = /\/content\/(edits|versions)$/

test('an editor sees an own other tab and a colleague, merges different fields, chooses where both wrote, and saves what is deleted again', async ({
  page,
  context,
  browser,
}) => {
  await writeArticle(page, 'To redaktørar')
  const streams: string[] = []
  const other = await context.newPage()
  other.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url())
  })
  await other.goto(page.url())
  await expect(page.getByText('Du har dette ope i ei anna fane')).toBeVisible()
  await expect(other.getByText('Du har dette ope i ei anna fane')).toBeVisible()
  expect(streams).toEqual([])
  await other.close()

  const colleague = await openAsColleague(browser, house, page.url(), titleField)
  await expect(page.getByText('Administrator er her')).toBeVisible()
  await expect(colleague.getByText('Redaktør er her')).toBeVisible()

  // Different fields: the colleague's change is taken in and mentioned, and what is being typed stays.
  await titleField(page).fill('To redaktørar, ein tekst')
  await expect(colleague.getByText('Redaktør skriv her')).toBeVisible()
  await authorField(colleague).fill('Jon Eirik')
  await saveVersion(colleague)
  await expect(page.getByText(/Administrator endra forfattaren/)).toBeVisible()
  await expect(authorField(page)).toHaveValue('Jon Eirik')
  await expect(titleField(page)).toHaveValue('To redaktørar, ein tekst')
  await saveVersion(page)
  await expect(colleague.getByText(/Redaktør endra .*tittelen/)).toBeVisible()

  // They write in the same field: both texts are shown at once, and nothing is lost.
  await expect(titleField(colleague)).toHaveValue('To redaktørar, ein tekst')
  await authorField(page).fill('Amina')
  await expectSaved(page)
  await authorField(colleague).fill('Jon Eirik Solheim')
  await saveVersion(colleague)
  const conflict = page.getByRole('region', { name: /Administrator skreiv i forfattaren/ })
  await expect(conflict).toContainText('Jon Eirik Solheim')
  await expect(authorField(page)).toHaveValue('Amina')
  // Beside it, React Aria keeps what it has announced.
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  await conflict.getByRole('button', { name: 'Behald mi' }).click()
  await expect(conflict).toBeHidden()
  await saveVersion(page)
  await expect(authorField(page)).toHaveValue('Amina')

  await colleague.close()
  await expect(page.getByText('Administrator er her')).toBeHidden()
  await titleField(page).fill('Sletta midt i ei setning')
  await expectSaved(page)
  const record = `${house.url}/redaksjon/api/content/article/${page.url().split('/').at(-1)}`
  const { draft } = await (await page.request.get(record)).json()
  const reply = await colleague.request.post(`${house.url}/redaksjon/api/content/save`, {
    data: { records: [{ kind: 'article', id: draft.body.id, basedOn: draft.version, body: null }] },
  })
  expect(reply.status()).toBe(200)
  await expect(page.getByText(/Administrator sletta dette/)).toBeVisible()
  await expect(titleField(page)).toHaveValue('Sletta midt i ei setning')
  await page.getByRole('button', { name: 'Lagre teksten på nytt' }).click()
  await expect(page.getByText(/Administrator sletta dette/)).toBeHidden()
  await expectVersionSaved(page)
  const saved = await (await page.request.get(record)).json()
  expect(saved.draft.body.title).toBe('Sletta midt i ei setning')
  await colleague.context().close()
})

test('two editors of a page get the blocks of both, and choose where both wrote in the same block', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Felles ${Date.now().toString(36)}`
  await page.goto(`${house.url}/redaksjon/sider/ny`)
  await page.getByLabel('Namn på sida').fill(title)
  await page.getByText('Festival', { exact: true }).click()
  await page.getByRole('button', { name: 'Lag side' }).click()
  await expect(block(page, 'Kontakt oss')).toBeVisible()
  await expectVersionSaved(page)
  const colleague = await openAsColleague(browser, house, page.url(), (each) => block(each, 'Kontakt oss'))

  // Different blocks: each has what both did.
  await block(page, 'Program').focus()
  await page.keyboard.press('Control+d')
  await expect(block(page, 'Program')).toHaveCount(2)
  await expectSaved(page)
  await block(colleague, 'Kontakt oss').focus()
  await colleague.keyboard.press('Control+d')
  await expect(block(colleague, 'Kontakt oss')).toHaveCount(2)
  await saveVersion(colleague)
  await expect(block(page, 'Kontakt oss')).toHaveCount(2)
  await expect(block(page, 'Program')).toHaveCount(2)
  await expect(page.getByText(/Administrator endra blokkene/)).toBeVisible()
  await saveVersion(page)
  await expect(block(colleague, 'Program')).toHaveCount(2)

  // They write in the same setting of the same block: both texts are shown, with a choice.
  for (const [each, heading] of [
    [page, 'Spør oss'],
    [colleague, 'Ring oss'],
  ] as const) {
    await block(each, 'Kontakt oss').first().click()
    await each.getByLabel('Overskrift').fill(heading)
    await expect(block(each, heading)).toBeVisible()
  }
  await expectSaved(page)
  await saveVersion(colleague)
  const conflict = page.getByRole('region', { name: /Administrator skreiv i «Overskrift» i «Spør oss»/ })
  await expect(conflict).toContainText('Ring oss')
  // Beside it, React Aria keeps what it has announced.
  expect(await findBarriers(page, { within: 'main' })).toEqual([])
  await conflict.getByRole('button', { name: 'Bruk teksten til Solveig Administrator' }).click()
  await expect(conflict).toBeHidden()
  await expect(block(page, 'Ring oss')).toBeVisible()
  // It is what the colleague has saved.
  await expectVersionSaved(page)
  await colleague.context().close()
})

test('an editor who has changed nothing cannot publish over a colleague, and publishes again what was taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(`${house.url}/redaksjon/sider/ny`)
  await page.getByLabel('Namn på sida').fill(`Utgåve ${Date.now().toString(36)}`)
  await page.getByText('Festival', { exact: true }).click()
  await page.getByRole('button', { name: 'Lag side' }).click()
  await expect(block(page, 'Kontakt oss')).toBeVisible()
  await expectVersionSaved(page)
  const publishButton = (each: Page) => each.getByRole('button', { name: 'Publiser', exact: true })
  const nothingToPublish = page.getByRole('button', { name: 'Ingenting å publisere' })
  const isOut = (each: Page) => expect(each.getByRole('heading', { name: /^Ute på/ })).toBeVisible()
  await expect(publishButton(page)).toHaveAccessibleDescription(/^Ny side|1 side/)
  await publishButton(page).click()
  await isOut(page)
  const record = `${house.url}/redaksjon/api/content/page/${page.url().split('/').at(-1)}`
  const { draft } = await (await page.request.get(record)).json()
  const readHeadings = async () => {
    const html = await (await page.request.get(`${house.url}${draft.body.path}`)).text()
    return Array.from(html.matchAll(/<h2[^>]*>([^<]+)</g), ([, heading]) => heading)
  }
  const before = await readHeadings()

  // The editor's screen does not hear of what the colleague does.
  await page.route('**/redaksjon/api/events', (route) => route.abort())
  await page.reload()
  await expect(nothingToPublish).toBeDisabled()
  const colleague = await openAsColleague(browser, house, page.url(), (each) => block(each, 'Kontakt oss'))
  await block(colleague, 'Kontakt oss').focus()
  await colleague.keyboard.press('Alt+ArrowUp')
  await expect(publishButton(colleague)).toHaveAccessibleDescription('Oppsett går ut.')
  await publishButton(colleague).click()
  await isOut(colleague)
  const after = await readHeadings()
  expect(after).not.toEqual(before)
  await expect(nothingToPublish).toBeDisabled()
  expect(await readHeadings()).toEqual(after)

  // In one window: what was taken back can be published again, and is what goes out.
  await colleague.getByRole('button', { name: 'Angre publiseringa' }).click()
  await expect(colleague.getByRole('heading', { name: /^Teke tilbake/ })).toBeVisible()
  expect(await readHeadings()).toEqual(before)
  await expect(publishButton(colleague)).toHaveAccessibleDescription('Oppsett går ut.')
  await publishButton(colleague).click()
  await isOut(colleague)
  expect(await readHeadings()).toEqual(after)
  await expect(colleague.getByRole('button', { name: 'Ingenting å publisere' })).toBeDisabled()
  await colleague.context().close()
})

test('an editor finds unfinished work, is warned before signing out, and throws it away with a way back', async ({
  page,
  context,
}) => {
  await writeArticle(page, 'Halvferdig')
  await context.route(SAVES, (route) => route.abort())
  await titleField(page).fill('Halvferdig sak')
  await expect(page.getByText('Berre her, ikkje på tenaren')).toBeVisible()
  await page.getByRole('link', { name: 'I dag' }).click()
  await expect(page.getByRole('region', { name: 'Du har noko uferdig' })).toContainText('Halvferdig sak')

  await page.getByRole('button', { name: /Redaktør/ }).click()
  await page.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(page.getByRole('heading', { name: 'Uferdig arbeid' })).toBeVisible()
  await expect(page.getByText(/Noko av dette er berre i denne nettlesaren/)).toBeVisible()
  // In a new document: the announcement of a saved version refers to a button that is gone.
  await page.reload()
  await expect(page.getByText('Halvferdig sak', { exact: true })).toBeVisible()
  // Beside it, React Aria keeps what it has announced.
  expect(await findBarriers(page, { within: 'main' })).toEqual([])

  await page.getByRole('button', { name: 'Kast det uferdige i Halvferdig sak' }).click()
  await expect(page.getByText('«Halvferdig sak» er kasta.')).toBeVisible()
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByText('«Halvferdig sak» er kasta.')).toBeHidden()
  await context.unroute(SAVES)
  await page.getByRole('link', { name: 'Opne Halvferdig sak' }).click()
  await expect(titleField(page)).toHaveValue('Halvferdig sak')
  await expectSaved(page)

  // Leaving saves a version, so that it is no longer unfinished. What is typed on another visit, without loading the desk again, is
  // saved too.
  await page.getByRole('link', { name: 'I dag' }).click()
  await expect(page.getByRole('heading', { name: 'Ventar på publisering' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Opne Halvferdig sak' })).toBeHidden()
  await page.goBack()
  await titleField(page).fill('Halvferdig sak, heilt ferdig')
  await expect(page.getByText('Lagrar', { exact: true })).toBeVisible()
  await expectSaved(page)
  await page.reload()
  await expect(titleField(page)).toHaveValue('Halvferdig sak, heilt ferdig')
  await saveVersion(page)

  await page.getByRole('button', { name: /Redaktør/ }).click()
  await page.getByRole('menuitem', { name: 'Logg ut' }).click()
  await expect(page.getByLabel('Passord')).toBeVisible()
})

test('an editor whose server is restarted goes on typing, and nothing is lost', async ({ page }) => {
  await writeArticle(page, 'Før omstarten')
  await house.stop()
  await titleField(page).fill('Under omstarten')
  await expect(page.getByText('Berre her, ikkje på tenaren')).toBeVisible()
  await expect(page.getByText('Får ikkje kontakt med tenaren.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Prøv att' }).click()
  await expect(page.getByText('Berre her, ikkje på tenaren')).toBeVisible()
  await house.startAgain()
  // The desk tries again by itself, so the button may already be gone.
  await expectSaved(page)
  await page.reload()
  await expect(titleField(page)).toHaveValue('Under omstarten')
})
