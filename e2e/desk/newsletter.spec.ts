import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '../house/house.ts'
import { readMailedLink } from '../house/mailed-link.ts'
import { ADMIN_EMAIL, expect, openDesk, test } from './editor.ts'

const CONFIRM_LINK = /\/nyhendebrev\/stadfest\?nokkel=[\w-]+/

let house: House
test.beforeAll(({ house: shared }) => {
  house = shared
})

test('an editor composes a newsletter, tests it and sends it, and a reader leaves with one click', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: house.url, locale: 'nn-NO' })
  const email = 'kari@nordmann.example'
  const form = { email, nettstad: '' }
  await request.post(`${house.url}/nyhendebrev`, { form })
  const confirmed = await request.post(house.url + (await readMailedLink(house, email, CONFIRM_LINK)))
  expect(await confirmed.text()).toContain('Du er med')

  const admin = await context.newPage()
  const consoleErrors: string[] = []
  admin.on('console', (message) => {
    // The browser reports the refused save, which is merged and sent again.
    const isConflict = message.text().includes('409 (Conflict)')
    if (message.type() === 'error' && !isConflict) consoleErrors.push(message.text())
  })
  await openDesk(admin, '/nyhendebrev', ADMIN_EMAIL)
  await admin.getByRole('button', { name: 'Nytt brev' }).click()
  const items = admin.getByRole('region', { name: 'Saker i brevet' })
  const titles = items.getByRole('checkbox')
  await expect(titles.nth(1)).toBeChecked()
  const [first = '', second = ''] = await items.locator('label').allTextContents()

  await admin.getByRole('textbox', { name: 'Emne' }).fill('Jul på Fjordheim')
  await items.getByRole('button', { name: `Flytt «${second}» opp` }).press('Alt+ArrowUp')
  await expect(items.getByText(`«${second}» er nummer 1 av`)).toBeVisible()
  await expect(items.getByRole('button', { name: `Flytt «${second}» opp` })).toBeFocused()
  await items.locator('label').filter({ hasText: first }).click()
  await expect(items.getByRole('checkbox', { name: first })).not.toBeChecked()
  const mail = admin.frameLocator('iframe')
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Jul på Fjordheim')
  await expect(mail.getByRole('heading', { level: 2 }).first()).toHaveText(second)
  await expect(mail.getByRole('heading', { level: 2, name: first, exact: true })).toHaveCount(0)
  await items.getByRole('button', { name: 'Legg til artikkel' }).click()
  const search = items.getByRole('searchbox', { name: 'Søk i publiserte artiklar' })
  await expect(search).toBeFocused()
  const add = items.getByRole('button', { name: /^Legg til «/ })
  await expect(add.first()).toBeVisible()
  const older = (await add.last().getAttribute('aria-label'))?.slice('Legg til «'.length, -1) ?? ''
  await search.fill(older)
  await expect(add).toHaveCount(1)
  await add.click()
  await expect(items.getByText(`«${older}» er lagd til sist.`)).toBeVisible()
  await expect(items.getByRole('button', { name: 'Legg til artikkel' })).toBeFocused()
  await expect(mail.getByRole('heading', { level: 2 }).last()).toHaveText(older)

  // A colleague who has the draft open meanwhile.
  const colleague = await context.newPage()
  await colleague.goto(admin.url())
  const intro = { name: 'Innleiing' }
  await colleague.getByRole('textbox', intro).fill('Det blir jul for alle.')
  await expect(colleague.frameLocator('iframe').getByText('Det blir jul for alle.')).toBeVisible()
  await expect(colleague.getByText(/^Lagra \d/)).toBeVisible()
  await admin.getByRole('textbox', { name: 'Emne' }).fill('Jul på Fjordheim, og nyttår')
  await expect(admin.getByRole('textbox', intro)).toHaveValue('Det blir jul for alle.')
  await expect(admin.getByText('Ein kollega endra innleiinga. Det er teke med.')).toBeVisible()
  await colleague.getByRole('textbox', { name: 'Emne' }).fill('Jul i byen')
  await expect(colleague.getByText('Ein kollega skreiv i emnet samstundes med deg.')).toBeVisible()
  await colleague.getByRole('button', { name: 'Bruk teksten til Ein kollega' }).click()
  await expect(colleague.getByRole('textbox', { name: 'Emne' })).toHaveValue('Jul på Fjordheim, og nyttår')
  await colleague.close()
  await admin.getByRole('textbox', { name: 'Emne' }).fill('Jul på Fjordheim')
  await admin.getByText('Mørk', { exact: true }).click()
  await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(244, 239, 230)')
  await admin.getByRole('tab', { name: 'Rein tekst' }).click()
  await expect(admin.getByRole('tabpanel')).toContainText('Jul på Fjordheim')

  await admin.getByRole('button', { name: 'Send prøve til meg' }).click()
  await expect(admin.getByText(`Prøva er på veg til ${ADMIN_EMAIL}.`)).toBeVisible()
  await expect.poll(() => findMail(ADMIN_EMAIL)).toContain(second.split(' ')[0])
  await admin.getByRole('button', { name: 'Send no' }).click()
  await expect(admin.getByText('Det kan ikkje hentast tilbake.')).toBeVisible()
  await admin.getByRole('button', { name: /^Send til / }).click()
  await expect(admin.getByRole('link', { name: 'Opne brevet i arkivet' })).toBeVisible()
  await expect(admin.getByRole('heading', { level: 1, name: 'Jul på Fjordheim' })).toBeFocused()
  await expect(admin.getByText(/^Sendt /).first()).toBeVisible()
  const archive = await admin.getByRole('link', { name: 'Opne brevet i arkivet' }).getAttribute('href')
  const issue = await request.get(new URL(archive ?? '', house.url).href)
  expect((await issue.text()).match(/<h2.*?<\/h2>/gs)?.join()).toContain(second)

  const places = admin.getByRole('navigation', { name: 'Stader' })
  await places.getByRole('link', { name: 'Abonnentar' }).click()
  await expect(admin.getByRole('row', { name: email })).toBeVisible()
  const oneClick = async () =>
    /List-Unsubscribe: <[^>]*?(\/nyhendebrev[^>]*)>/.exec(await findMail(email))?.[1]
  await expect.poll(oneClick).toBeDefined()
  const left = await request.post(house.url + (await oneClick()), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(left.status()).toBe(200)
  await admin.reload()
  await expect(admin.getByRole('heading', { level: 1, name: 'Abonnentar' })).toBeVisible()
  await expect(admin.getByRole('status')).toContainText('passar')
  await expect(admin.getByRole('row', { name: email })).toHaveCount(0)
  expect(consoleErrors).toEqual([])
  await context.close()
})

/** The newsletter that was mailed to this address, with unfolded headers; empty when there is none. */
async function findMail(email: string): Promise<string> {
  const outbox = join(house.dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  const found = mails.find((mail) => mail.includes(`To: ${email}`) && mail.includes('Precedence: bulk'))
  return found?.replaceAll('=\r\n', '').replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
}
