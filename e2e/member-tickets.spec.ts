import { TODAY } from './house/house.ts'
import { expect, expectFree, logIn, test } from './member.ts'
import { scanCode } from './scan-code.ts'

/** Tickets on the phone. */

test('a scanner reads the ticket’s code on the phone, in light and dark mode', async ({ page, open }) => {
  await open(page, '/logg-inn?attende=%2Fmine-billettar')
  await logIn(page)
  const code = page.getByRole('img', { name: /^QR-kode for / }).first()
  await expect(code).toBeVisible()
  expect((await code.boundingBox())?.width).toBeGreaterThan(240)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await scanCode(code)).toBe('178-MEDLEM-1')
  }
  // Without keys of the house, no wallet is offered.
  await expect(page.getByRole('button', { name: 'Send til ein ven' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Wallet/ })).toHaveCount(0)
  // The others are collapsed, and work when they are opened.
  await page.getByText('Vis koden', { exact: true }).first().click()
  await expect(page.getByRole('img', { name: /^QR-kode for / })).toHaveCount(2)
  expect(await scanCode(page.getByRole('img', { name: /^QR-kode for / }).nth(1))).toBe('178-MEDLEM-2')
})

test('tonight’s ticket is one tap from the front page, with its code over the whole screen', async ({
  page,
  open,
}) => {
  await page.addInitScript(
    (seen) => localStorage.setItem('lerret-seen', seen),
    process.env.SEEN_MESSAGES ?? '[]',
  )
  await open(page, '/logg-inn?attende=%2F')
  await page.route('**/GetTicketsDx*', async (route) => {
    const reply = await route.fetch()
    const [first, ...others] = await reply.json()
    const tonight = { StartTime: `${TODAY}T18:00:00Z`, ExpirationDate: `${TODAY}T20:00:00Z` }
    await route.fulfill({ response: reply, json: [{ ...first, ...tonight }, ...others] })
  })
  await logIn(page)
  await page.getByRole('link', { name: /^I kveld.*Vis billetten$/ }).click()
  const screen = page.getByRole('dialog')
  const code = screen.getByRole('img', { name: /^QR-kode for / })
  await expect(code).toBeVisible()
  expect(await scanCode(code)).toBe('178-MEDLEM-1')
  expect((await code.boundingBox())?.width).toBeGreaterThan(300)
  await screen.getByRole('button', { name: 'Lukk' }).click()
  await expect(screen).toBeHidden()

  // Later, the ticket asks what the film was like.
  await page.getByRole('link', { name: 'Kva syntest du?' }).first().click()
  await expect(page).toHaveURL(/#skriv-omtale$/)
  await expect(page.getByRole('radio', { name: '1 stjerne' })).toBeInViewport()
})

test('a captive portal’s page in place of the tickets removes none, and trying again works', async ({
  page,
  open,
}) => {
  await open(page, '/logg-inn?attende=%2Fmine-billettar')
  await logIn(page)
  const code = page.getByRole('img', { name: /^QR-kode for / }).first()
  await expect(code).toBeVisible()
  for (const answer of [
    { status: 200, contentType: 'text/html', body: '<h1>Logg inn på nettet i foajeen</h1>' },
    { status: 200, body: 'null' },
  ]) {
    await page.route('**/GetTicketsDx*', (route) => route.fulfill(answer))
    await open(page, '/mine-billettar')
    await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
    await expect(page.getByText(/Dette er billettane slik dei var/)).toBeVisible()
    expect(await scanCode(code)).toBe('178-MEDLEM-1')
    await expectFree(page)
    await page.unroute('**/GetTicketsDx*')
  }
  await page.getByRole('button', { name: 'Prøv att' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/Dette er billettane slik dei var/)).toHaveCount(0)
  await expect(code).toBeVisible()
})

test.describe('without coverage', () => {
  test.use({ serviceWorkers: 'allow' })

  test('tickets of the last visit are shown with their time, until logging out', async ({
    page,
    context,
    consoleErrors,
    open,
    house,
  }) => {
    await open(page, '/logg-inn?attende=%2Fmine-billettar')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await logIn(page)
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    // Again, so that the worker has stored everything that the page loads.
    await open(page, '/mine-billettar')
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/Dette er billettane slik dei var/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
    await expectFree(page)

    await context.setOffline(false)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => url)
    })
    expect(kept.filter((url) => url.includes('/partners/'))).toEqual([])
    await open(page, '/mi-side')
    await page.getByRole('button', { name: 'Logg ut' }).click()
    await expect(page).toHaveURL(`${house.url}/`)
    expect(await page.evaluate(() => localStorage.getItem('lerret-tickets'))).toBeNull()
    consoleErrors.length = 0
  })
})
