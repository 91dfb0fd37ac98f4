import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from './barriers.ts'
import { expect, test } from './visit.ts'

for (const width of [390, 1440]) {
  test(`at ${width} px, a visitor subscribes on the front page, confirms by mail, and leaves again`, async ({
    page,
  }) => {
    const email = `kari-${width}@nordmann.example`
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const form = page.locator('form[action="/nyhendebrev"]')
    await form.getByLabel('E-postadressa di').fill(email)
    await form.getByRole('button', { name: 'Meld meg på' }).click()
    await expect(page).toHaveURL('/nyhendebrev/sendt')
    await expectPage(page, 'Sjå i innboksen')

    const { confirm, unsubscribe } = await readLinks(email)
    await page.goto(confirm)
    await expectPage(page, 'Éin ting att')
    await page.getByRole('button', { name: 'Stadfest påmeldinga' }).click()
    await expectPage(page, 'Du er med')

    await page.goto(unsubscribe)
    await expectPage(page, 'Vil du melde deg av?')
    await page.getByRole('button', { name: 'Meld meg av' }).click()
    await expectPage(page, 'Du er avmeld')
  })

  test(`at ${width} px, an invalid address gives an error at the field, and can be corrected`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/kino')
    const field = page.getByLabel('E-postadressa di')
    await field.fill('kari@nordmann')
    await field.press('Enter')
    await expect(page).toHaveTitle(/^Feil i skjemaet/)
    await expectPage(page, 'Nyhendebrev')
    await expect(field).toHaveValue('kari@nordmann')
    await expect(field).toHaveAccessibleDescription(/ikkje ei heil e-postadresse/)
    await expect(page.getByRole('alert')).toBeVisible()
    // The browser logs every reply with status 400.
    consoleErrors.length = 0
    await field.fill(`ola-${width}@nordmann.example`)
    await field.press('Enter')
    await expectPage(page, 'Sjå i innboksen')
  })
}

test('an expired link shows a message with a link to the form', async ({ page, consoleErrors }) => {
  const reply = await page.goto('/nyhendebrev/stadfest?nokkel=gammal')
  expect(reply?.status()).toBe(404)
  await expectPage(page, 'Lenka verkar ikkje')
  consoleErrors.length = 0
  await page.getByRole('link', { name: 'Til påmeldinga' }).click()
  await expect(page).toHaveURL('/nyhendebrev')
  await expectPage(page, 'Nyhendebrev')
})

test('without JavaScript, subscribing works the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/kino')
  await page.getByLabel('E-postadressa di').fill('utan-skript@nordmann.example')
  await page.getByRole('button', { name: 'Meld meg på' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sjå i innboksen')
  await page.goto((await readLinks('utan-skript@nordmann.example')).confirm)
  await page.getByRole('button', { name: 'Stadfest påmeldinga' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er med')
  await context.close()
})

/** Checks the heading, the site's header, and accessibility. */
async function expectPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
}

/** The links in the last mail to this address, as paths. Waits for the mail. */
async function readLinks(email: string) {
  const outbox = join(process.env.HOUSE_DATA ?? '', 'outbox')
  const findMail = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const files = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return files.findLast((text) => text.includes(`To: ${email}`))
  }
  await expect.poll(findMail).toBeDefined()
  // Decodes quoted-printable: soft line breaks and escaped equals signs.
  const text = (await findMail())?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const linkTo = (path: string) => new RegExp(`${path}\\?nokkel=[\\w-]{43}`).exec(text)?.[0] ?? ''
  return { confirm: linkTo('/nyhendebrev/stadfest'), unsubscribe: linkTo('/nyhendebrev/avmeld') }
}
