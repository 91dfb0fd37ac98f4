import type { Page } from '@playwright/test'
import { expect, expectFree, FILM, logIn, test } from './member.ts'

/** Reviews of a film. */

test('everyone can read reviews; a member writes one, and can rewrite it', async ({ page, open, house }) => {
  await open(page, FILM)
  const section = page.getByRole('region', { name: 'Kva publikum syntest' })
  await section.getByRole('button', { name: 'Les omtalane' }).click()
  await expect(section.getByText(/av 5 stjerner/).first()).toBeAttached()
  // The button is gone, and the focus is where it was.
  await expect(section.getByRole('group', { name: 'Kva publikum syntest' })).toBeFocused()

  await section.getByRole('button', { name: 'Logg inn for å skrive omtale' }).click()
  await expect(page.getByText('Logg inn for å skrive omtale.')).toBeVisible()
  await logIn(page)
  // Back at the form, which is open and on the screen.
  await expect(page).toHaveURL(`${house.url}${FILM}#skriv-omtale`)
  await expect(section.getByRole('radio').first()).toBeInViewport()
  await section.getByRole('radio', { name: '4 stjerner' }).check({ force: true })
  await section.getByLabel('Kva syntest du?').fill('Roboten vinn.')
  await section.getByLabel('Omtalen avslører handlinga').check()
  await section.getByRole('button', { name: 'Legg ut' }).click()
  await expect(section.getByText('Takk! Omtalen din er lagd ut.')).toBeFocused()
  await expect(section.getByText('Roboten vinn.')).toBeHidden()
  await section.getByText('Avslører handlinga. Vis likevel').first().click()
  await expect(section.getByText('Roboten vinn.')).toBeVisible()
  await expectFree(page)

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('GetMovieByEdiDx')) requests.push(request.url())
  })
  await open(page, FILM)
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'Endre omtalen din' }).click()
  // The rating above and the reviews below use the same reply.
  await expect(page.getByText(/^\d,\d av 5 stjerner.*omtalar$/)).toHaveCount(2)
  expect(requests).toHaveLength(1)
  await expect(section.getByLabel('Kva syntest du?')).toHaveValue('Roboten vinn.')
  const like = section.getByRole('button', { name: /^Lik\. / }).last()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('the form for a review is shown when the member’s earlier review has been looked for', async ({
  page,
  open,
  house,
}) => {
  await open(page, FILM)
  const section = page.getByRole('region', { name: 'Kva publikum syntest' })
  await section.getByRole('button', { name: 'Les omtalane' }).click()
  await section.getByRole('button', { name: 'Logg inn for å skrive omtale' }).click()
  const reply = Promise.withResolvers<void>()
  await page.route('**/GetReviewsByEdiDx*', async (route) => {
    await reply.promise
    await route.continue()
  })
  const request = page.waitForRequest('**/GetReviewsByEdiDx*')
  await logIn(page)
  await expect(page).toHaveURL(`${house.url}${FILM}#skriv-omtale`)
  await request
  await expect(section.locator('[aria-busy]')).toBeVisible()
  await expect(section.getByLabel('Kva syntest du?')).toBeHidden()
  reply.resolve()
  await expect(section.getByLabel('Kva syntest du?')).toBeInViewport()
  await expect(section.getByRole('radio').first()).toBeFocused()
})

test('a film’s rating is on its page for everyone, and causes no layout shift', async ({
  page,
  consoleErrors,
  open,
}) => {
  let answer = () => {}
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/GetMovieByEdiDx*', async (route) => {
    await isWanted
    await route.continue()
  })
  const request = page.waitForRequest('**/GetMovieByEdiDx*')
  await open(page, FILM)
  await request
  const rating = page.getByText(/^\d,\d av 5 stjerner.*omtalar$/)
  await expect(rating).toHaveCount(0)
  const before = await readPositions(page)
  answer()
  await expect(rating).toBeVisible()
  expect(await readPositions(page)).toEqual(before)
  await expectFree(page)

  await page.unroute('**/GetMovieByEdiDx*')
  await page.route('**/GetMovieByEdiDx*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await open(page, FILM)
  await expect.poll(() => consoleErrors.join(' ')).toContain('Movie info')
  await expect(rating).toHaveCount(0)
  consoleErrors.length = 0
})

/** The positions of the page's elements, to check that none has moved. */
const readPositions = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main h1, main section, main a'), (part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round).join(' ')
    }),
  )
