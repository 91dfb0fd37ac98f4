import type { Page } from '@playwright/test'
import { expect, test } from './visit.ts'

const slides = (page: Page) => page.getByRole('region', { name: 'Framheva' })
const pause = (page: Page) => slides(page).getByRole('button', { name: 'Stans lysbileta' })
const play = (page: Page) => slides(page).getByRole('button', { name: 'Lat lysbileta gå' })
const slideShown = (page: Page) =>
  slides(page)
    .locator('ul')
    .first()
    .evaluate((strip) => {
      // The height is seldom a whole number of pixels.
      const shown = strip.scrollLeft / strip.clientWidth
      return Math.abs(shown - Math.round(shown)) < 0.01 ? Math.round(shown) : shown
    })

const aWhile = (page: Page) => page.clock.fastForward(7000)

/** The clock is controlled, but transitions are not. */
const expectToMoveFrom = (page: Page, slide: number) =>
  expect(async () => {
    await aWhile(page)
    await expect.poll(() => slideShown(page)).not.toBe(slide)
  }).toPass()

/** Pictures are not tested here, and rendering them takes time. */
const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.route('**/images/**', (route) => route.fulfill(PICTURE))
})

/** The slides can be paused after hydration. */
async function visit(page: Page) {
  await page.goto('/')
  await expect(pause(page)).toBeVisible({ timeout: 30_000 })
}

test('slides advance by themselves, take no focus, and stop when they are paused', async ({ page }) => {
  await visit(page)
  await expectToMoveFrom(page, 0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)

  await pause(page).press('Enter')
  await expect(play(page)).toBeFocused()
  await expect.poll(async () => Number.isInteger(await slideShown(page))).toBe(true)
  const shown = await slideShown(page)
  await aWhile(page)
  await aWhile(page)
  expect(await slideShown(page)).toBe(shown)

  await play(page).press('Enter')
  await expectToMoveFrom(page, shown)
})

test('a chosen slide stays, its link is marked, and Back does not walk through the slides', async ({
  page,
}) => {
  await visit(page)
  const first = slides(page).getByRole('link', { name: /^Vis 1:/ })
  const third = slides(page).getByRole('link', { name: /^Vis 3:/ })
  await expect(first).toHaveAttribute('aria-current', 'true')
  const steps = await page.evaluate(() => history.length)
  await third.click()
  await expect(play(page)).toBeVisible()
  await expect(third).toHaveAttribute('aria-current', 'true')
  await expect(first).not.toHaveAttribute('aria-current')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await expect.poll(() => slideShown(page)).toBe(2)
  await aWhile(page)
  expect(await slideShown(page)).toBe(2)
})

test('with reduced motion nothing moves, and there is no pause button', async ({ page }) => {
  await visit(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause(page)).toBeHidden()
  const shown = await slideShown(page)
  await aWhile(page)
  expect(await slideShown(page)).toBe(shown)
})

test('up to 767 pixels the slides take 35 % of the height of the window, on small phones too', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
    [360, 740],
    [390, 844],
    [767, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const box = await slides(page).boundingBox()
    expect((box?.height ?? 0) / height).toBeCloseTo(0.35, 2)
  }
})

test('larger text gets more room, and no slide is cut off', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const cut = await slides(page)
      .locator('article')
      .evaluateAll((all) => all.filter((slide) => slide.scrollHeight > slide.clientHeight).length)
    expect(cut).toBe(0)
  }
})

test('on the smallest phone the links to slides stand beside the age limit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  const first = await slides(page)
    .getByRole('link', { name: /^Vis 1:/ })
    .boundingBox()
  const age = await slides(page).locator('article').first().getByText('12', { exact: true }).boundingBox()
  expect(first?.x ?? 0).toBeGreaterThanOrEqual((age?.x ?? 0) + (age?.width ?? 400))
})
