import { expect, expectFree, FILM, ignoreRefusedRequests, logIn, test } from './member.ts'

/** Logging in and out. */

test('a visitor who opens the tickets logs in first, and returns to them', async ({
  page,
  consoleErrors,
  open,
}) => {
  await open(page, '/mine-billettar')
  await expect(page).toHaveURL(/\/logg-inn\?attende=%2Fmine-billettar$/)
  await expect(page.getByText('Logg inn for å sjå billettane dine.')).toBeVisible()

  await logIn(page, 'medlem@fjordheim.example', 'heilt feil passord')
  await expect(page.getByRole('alert')).toHaveText(/E-postadressa eller passordet er ikkje rett/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'E-post' })).toHaveValue('medlem@fjordheim.example')
  await expectFree(page)
  ignoreRefusedRequests(consoleErrors)

  await logIn(page)
  await expect(page).toHaveURL(/\/mine-billettar$/)
  await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Mi side\. Logga inn som / })).toBeVisible()
})

test('a log-in does not redirect to another site', async ({ page, open, house }) => {
  await open(page, '/logg-inn?attende=https%3A%2F%2Felsewhere.example%2F')
  await logIn(page)
  await expect(page).toHaveURL(`${house.url}/mi-side`)
})

test('a visitor who is not logged in loads no members’ code before opening a member page', async ({
  page,
  open,
}) => {
  const scripts: string[] = []
  let count = 0
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  /** Returns the scripts for members among those that were loaded since the last call. */
  const takeMemberScripts = async () => {
    const loaded = scripts.splice(0)
    count += loaded.length
    // Fetched again, as the browser drops the bodies of a page that was left.
    const texts = await Promise.all(loaded.map(async (url) => (await page.request.get(url)).text()))
    return texts.filter((text) => text.includes('GetWatchlistDx'))
  }
  for (const path of ['/', '/kino', '/kommande-filmar', '/kultur', FILM]) {
    await open(page, path)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    expect(await takeMemberScripts()).toEqual([])
  }
  expect(count).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(page.getByText(/av 5 stjerner/).nth(1)).toBeAttached()
  expect(await takeMemberScripts()).toHaveLength(1)
})

test('invalid stored data means logged out, not a blank page', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('cw-profile-new', '{"token":'))
  await open(page, '/mi-side')
  await expect(page).toHaveURL(/logg-inn/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn')
})

test('logging in in one tab logs in the other', async ({ page, context, open }) => {
  await open(page, '/logg-inn')
  const other = await context.newPage()
  await open(other, '/logg-inn')
  await logIn(other)
  await expect(other).toHaveURL(/mi-side$/)
  await expect(page.getByText(/^Du er logga inn som /)).toBeVisible()
  await expectFree(page)
  await other.close()
})

test('logging out in one tab logs out the other', async ({ page, context, open, house }) => {
  await open(page, '/logg-inn?attende=%2Fmine-billettar')
  await logIn(page)
  await expect(page.getByRole('img', { name: /^QR-kode for / }).first()).toBeVisible()
  const other = await context.newPage()
  await open(other, '/mi-side')
  await other.getByRole('button', { name: 'Logg ut' }).click()
  await expect(other).toHaveURL(`${house.url}/`)
  await expect(other.getByRole('status').filter({ hasText: 'Du er logga ut.' })).toBeVisible()
  await expect(page).toHaveURL(/\/logg-inn\?attende=/)
  await expect(page.getByRole('img', { name: /^QR-kode for / })).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'lerret-seen'))).toEqual(
    [],
  )
})
