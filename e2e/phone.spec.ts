import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForHydration } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/**
 * Taps on something that a visitor sees, at most after scrolling. While a page comes alive on a busy machine, a finger could be up so late
 * after it was down that the browser takes it for a long press.
 */
async function tap(target: Locator) {
  await waitForHydration(target.page())
  await target.scrollIntoViewIfNeeded()
  await target.tap()
}

const main = (page: Page) => page.getByRole('main')

test('a ticket for tonight’s film is one tap from the front page', async ({ page }) => {
  await page.goto('/')
  const buy = main(page)
    .getByRole('link', { name: /^Kjøp.* The General/ })
    .filter({ visible: true })
    .first()
  await expect(buy).toBeInViewport()
  await expect(buy).toHaveAttribute('href', /\/fjordheim\/events\/[^/]+\/purchase\/setup\?kanal=dxf$/)
})

test('the whole week, film and stage together, is one tap from the front page', async ({ page }) => {
  await page.goto('/')
  await tap(main(page).getByRole('link', { name: 'Heile programmet' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Program' })).toBeVisible()
  const program = page.getByRole('region', { name: 'Program', exact: true })
  for (const object of ['movie', 'culture'])
    await expect(program.locator(`[data-object="${object}"]`).filter({ visible: true })).not.toHaveCount(0)
})

test('parking is one tap from the front page', async ({ page }) => {
  await page.goto('/')
  await tap(main(page).getByRole('link', { name: 'Parkering' }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Parkering' })).toBeVisible()
})

test('a gift card is two taps from the front page', async ({ page }) => {
  await page.goto('/')
  await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Gåvekort' }))
  const buy = main(page).getByRole('link', { name: 'Kjøp gåvekort' })
  await expect(buy).toBeVisible()
  await expect(buy).toHaveAttribute('href', /\/fjordheim\/giftcard$/)
})

for (const path of ['/veka', '/kultur', '/filmar']) {
  test(`on ${path} a tap anywhere in a row opens its page`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const row = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .filter({ visible: true })
      .first()
    const link = row.getByRole('heading').getByRole('link')
    const href = (await link.getAttribute('href')) ?? ''
    await row.scrollIntoViewIfNeeded()
    const { height = 0 } = (await row.boundingBox()) ?? {}
    // The lower left corner, far from the title.
    await row.tap({ position: { x: 4, y: height - 6 } })
    await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname)
  })
}

test('a film with a foreign title has its language in lists and on its page', async ({ page }) => {
  await page.goto('/filmar')
  const link = main(page).getByRole('heading').getByRole('link', { name: 'The General' })
  await expect(link).toHaveAttribute('lang', 'en')
  await tap(link)
  await expect(page.getByRole('heading', { level: 1, name: 'The General' })).toHaveAttribute('lang', 'en')
})

test('a visitor shares a page with another app, or copies its address where there is none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    // Desktop browsers have no list of apps.
    if (!location.search.includes('utan'))
      navigator.share = async ({ title = '', url = '' } = {}) => {
        document.body.dataset.shared = `${title} ${url}`
      }
    else Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await page.goto('/kino')
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Del sida' })
  await tap(button)
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${await page.title()} ${page.url()}`)

  await page.goto('/kino?utan')
  await tap(button)
  await expect(page.getByText('Lenkja er kopiert.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the button to the tickets stays at the lower edge, but not beside the tickets or the footer', async ({
  page,
}) => {
  await page.goto('/metropolis-dxm-20100212')
  await waitForHydration(page)
  const button = main(page).getByRole('link', { name: 'Sjå framsyningar' })
  const lowerEdge = () =>
    button.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom))
  await expect(button).toBeInViewport()
  await expect.poll(lowerEdge).toBe(0)

  await button.tap()
  await expect(main(page).getByRole('link', { name: /^Kjøp/ }).first()).toBeInViewport()
  await expect(button).toBeHidden()

  await main(page)
    .getByRole('heading', { name: 'Om filmen' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(button).toBeVisible()
  await expect.poll(lowerEdge).toBe(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Covid-19' }).scrollIntoViewIfNeeded()
  await expect(button).toBeHidden()
})
