import { expect, expectFree, ignoreRefusedRequests, logIn, test } from './member.ts'

/** The films that a member wants to see. */

/** It is on no list, so its button is the same before and after the list is loaded. */
const FILM = 'The Phantom of the Opera'

test('a film is added to the list from its card, and removed again', async ({ page, open }) => {
  await open(page, '/logg-inn?attende=%2Fkommande-filmar')
  await logIn(page, 'klubb@fjordheim.example')
  await expect(page).toHaveURL(/kommande-filmar$/)
  await page.getByRole('button', { name: `Legg til ${FILM} i «Vil sjå»` }).click()
  const remove = page.getByRole('button', { name: `Fjern ${FILM} frå «Vil sjå»` })
  await expect(remove).toBeVisible()
  await expectFree(page)
  await remove.click()
  await expect(remove).toHaveCount(0)
})

test('a film that cannot be added says so beside its button', async ({ page, consoleErrors, open }) => {
  await page.route('**/AddToWatchlistDx', (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, '/logg-inn?attende=%2Fkommande-filmar')
  await logIn(page, 'klubb@fjordheim.example')
  await expect(page).toHaveURL(/kommande-filmar$/)
  await page.getByRole('button', { name: `Legg til ${FILM} i «Vil sjå»` }).click()
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await expectFree(page)
  consoleErrors.length = 0
})

test('a visitor who asks for a mail about a coming film logs in, and is back at the film', async ({
  page,
  open,
  house,
}) => {
  const path = '/the-phantom-of-the-opera-dxm-20111031'
  await open(page, path)
  await page.getByRole('link', { name: 'Sei frå når billettane kjem' }).click()
  await expect(page.getByText(/Då får du e-post når billettane kjem\.$/)).toBeVisible()
  await logIn(page, 'klubb@fjordheim.example')
  await expect(page).toHaveURL(house.url + path)
  await expect(page.getByText(/^Du får e-post når billettane til .* er i sal\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Vi seier frå når billettane kjem' }).click()
  // The press has removed the message, which lay over the button.
  await expect(page.getByText(/^Du får e-post når/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sei frå når billettane kjem' }).click()
  await expect(page.getByText(/^Du får e-post når/)).toBeVisible()
  await page.getByRole('button', { name: 'Vi seier frå når billettane kjem' }).click()
  await expect(page.getByRole('button', { name: 'Sei frå når billettane kjem' })).toBeVisible()
})

test('a member chooses whether films on the list come by mail', async ({ page, consoleErrors, open }) => {
  await open(page, '/logg-inn?attende=%2Fvil-sja')
  await logIn(page)
  const mails = page.getByLabel('Send meg e-post når ein film på lista')
  await expect(mails).toBeChecked()
  await mails.uncheck()
  await expect(page.getByText('E-post er slått av.')).toBeVisible()
  await expectFree(page)
  await page.route('**/SetWatchMailsDx', (route) => route.abort())
  await open(page, '/vil-sja')
  await expect(mails).not.toBeChecked()
  // The choice is reverted when it cannot be saved.
  await mails.click()
  await expect(page.getByRole('alert')).toHaveText(/Vi får ikkje kontakt/)
  await expect(mails).not.toBeChecked()
  await expectFree(page)
  consoleErrors.length = 0
})

test('opening the link of a mail turns the mails off, without a log-in', async ({
  page,
  consoleErrors,
  open,
  house,
}) => {
  await open(page, '/vil-sja#stopp=ikkje-heil')
  await expect(page.getByRole('alert')).toHaveText(/Lenka er ikkje heil/)
  expect(page.url()).toBe(`${house.url}/vil-sja#`)
  await expectFree(page)
  ignoreRefusedRequests(consoleErrors)

  const keys: string[] = []
  // The server's handling of a valid key is tested with the watch mails.
  await page.route('**/StopWatchMailsDx*', (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key') ?? '')
    return route.fulfill({ json: true })
  })
  await page.goto('about:blank')
  await open(page, '/vil-sja#stopp=frae-posten')
  await expect(page.getByText('Du får ikkje fleire e-postar om «Vil sjå».')).toBeFocused()
  expect(keys).toEqual(['frae-posten'])
  await expectFree(page)
  await page.getByRole('button', { name: 'Til lista di' }).click()
  await expect(page).toHaveURL(/\/logg-inn\?attende=%2Fvil-sja$/)
})

test('a failure of the server is shown, and trying again works', async ({ page, consoleErrors, open }) => {
  await page.route('**/GetWatchlistDx*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, '/logg-inn?attende=%2Fvil-sja')
  await logIn(page)
  await expect(page.getByRole('alert')).toHaveText(/Noko gjekk gale hos oss/)
  await expectFree(page)
  await page.unroute('**/GetWatchlistDx*')
  await page.getByRole('button', { name: 'Prøv att' }).click()
  await expect(page.getByRole('button', { name: /^Fjern / }).first()).toBeVisible()
  consoleErrors.length = 0
})
