import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { findBarriersInLooks, SCREEN_LOOKS } from '../barriers.ts'

const root = join(import.meta.dirname, '../..')
const ORIGIN = 'https://desk.test'
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** The editor by itself, built once for all tests of this file. */
test.describe.configure({ mode: 'default' })
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-text-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const story = join(root, 'apps/desk/text/story')
  await promisify(execFile)(process.execPath, [
    vite,
    'build',
    story,
    '--outDir',
    folder,
    '--logLevel',
    'error',
  ])
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

async function openText(page: Page, html: string) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (/^\/images\/|^\/redaksjon\/api\/media\//.test(pathname))
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      })
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 })
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    return route.fulfill({
      contentType: CONTENT_TYPES[extname(file)] ?? '',
      body: await readFile(join(folder, file)),
    })
  })
  await page.goto(`${ORIGIN}/#${encodeURIComponent(html)}`)
  const text = page.getByRole('textbox', { name: 'Tekst' })
  await expect(text).toBeVisible()
  return { text, errors, readSaved: () => page.evaluate('window.savedHtml') }
}

test('an editor writes and formats with the keyboard, and the rest of the text keeps its bytes', async ({
  page,
}) => {
  const { text, errors, readSaved } = await openText(
    page,
    '<P>Ein</P>\r\n<p class="x">To</p>\n<ul><li>Tre</ul>',
  )
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' og ')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Avsnittstype: Avsnitt' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Feit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('feit')
  await expect
    .poll(readSaved)
    .toBe('<p>Ein og <strong>feit</strong></p>\r\n<p class="x">To</p>\n<ul><li>Tre</ul>')
  // Slow typing is several steps to undo; more presses than there are steps change nothing.
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Control+z')
  await expect.poll(readSaved).toBe('<P>Ein</P>\r\n<p class="x">To</p>\n<ul><li>Tre</ul>')
  expect(errors).toEqual([])
})

test('a link gets its text and address in fields that say what is wrong', async ({ page }) => {
  const { text, readSaved } = await openText(page, '<p>Sjå</p>')
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' ')
  await page.getByRole('button', { name: 'Lenkje' }).click()
  await page.getByLabel('Lenkjetekst').fill('programmet')
  await page.getByLabel('Adresse').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Denne adressa kan ikkje brukast.')).toBeVisible()
  await page.getByLabel('Adresse').fill('fjordheim.no/kino')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect.poll(readSaved).toBe('<p>Sjå <a href="https://fjordheim.no/kino">programmet</a></p>')
})

test('a frozen element is compared before it becomes text, and comes back with undo', async ({ page }) => {
  const html =
    '<p>Ein</p>\n<div class="facts"><p>To <big>tal</big></p><script>window.hasRun = true</script></div>\n<p>Tre</p>'
  const { text, readSaved } = await openText(page, html)
  const frozen = text.getByRole('group', { name: 'Frose' })
  await expect(frozen).toContainText('To tal')
  await frozen.getByRole('button', { name: 'Gjer om til tekst' }).click()
  await expect(frozen.getByText('Slik det blir')).toBeVisible()
  await expect.poll(readSaved).toBe(html)
  await frozen.getByRole('button', { name: 'Gjer om til tekst' }).last().click()
  await expect.poll(readSaved).toBe('<p>Ein</p>\n<p>To tal</p>\n<p>Tre</p>')
  await page.keyboard.press('Control+z')
  await expect.poll(readSaved).toBe(html)
  await frozen.getByRole('button', { name: 'Flytt ned' }).click()
  await expect.poll(readSaved).toMatch(/^<p>Ein<\/p>\n<p>Tre<\/p>\n<div class="facts">.*<\/div>$/s)
  expect(await page.evaluate('window.hasRun')).toBeUndefined()
})

test('each note about a text has a button that repairs it', async ({ page }) => {
  const { readSaved } = await openText(
    page,
    '<p>Ingress.</p><h3>Ein</h3><p>Sjå <a href="/kino">her</a>.</p><figure><img src="/images/a"></figure><table><tr><td>a</td></tr></table>',
  )
  await expect(page.getByRole('button', { name: '5 merknader' })).toBeVisible()
  for (const name of [
    'Bruk første avsnittet',
    'Gjer til overskrift 2',
    'Bruk «kinoprogrammet»',
    'Biletet er pynt',
    'Gjer første rada til overskrifter',
  ])
    await page.getByRole('button', { name }).click()
  await expect(page.getByText('Ingen merknader')).toBeVisible()
  await expect
    .poll(readSaved)
    .toBe(
      '<h2>Ein</h2><p>Sjå <a href="/kino">kinoprogrammet</a>.</p><figure><img src="/images/a" alt=""></figure><table>\n<thead><tr><th scope="col">a</th></tr></thead>\n</table>',
    )
})

test('a paste from Word keeps its list and drops its styles', async ({ page }) => {
  const { text, readSaved } = await openText(page, '<p>Ein</p>')
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const item = (marker: string, content: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${content}<o:p></o:p></p>`
    clipboardData.setData(
      'text/html',
      `<p class=MsoNormal style='color:red'>Haust</p>${item('·', 'Ein')}${item('·', 'To')}`,
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(readSaved).toBe('<p>Ein</p>\n<p>Haust</p>\n<ul>\n<li>Ein</li>\n<li>To</li>\n</ul>')
})

test('the editor is accessible and fits, at both widths, light or dark', async ({ page }) => {
  const html =
    '<p>Ein</p><div class="facts">To</div><h4>Tre</h4><p><a href="/kino">her</a></p><figure><img src="/images/a"></figure><table><tr><td>a</td><td>b</td></tr></table>'
  const { text } = await openText(page, html)
  await text.getByRole('group', { name: 'Frose' }).getByRole('button', { name: 'Gjer om til tekst' }).click()
  await text.locator('td').first().click()
  // The text skips a heading, and a note says so.
  const without = ['heading-order']
  expect(await findBarriersInLooks(page, SCREEN_LOOKS, { within: 'main', without })).toEqual([])
})
