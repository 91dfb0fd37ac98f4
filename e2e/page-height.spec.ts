import type { Page } from '@playwright/test'
import { expect, test } from './shared-tab.ts'
import { waitForHydration } from './visit.ts'

/** How much the height of a page may change while a visitor scrolls, in pixels. */
const MAX_CHANGE = 100
const FILM = '/metropolis-dxm-20100212'

const SCREENS = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

for (const [width, height] of SCREENS) {
  test(`at ${width} px, pages keep their height while a visitor scrolls to the end`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const changes: Record<string, number> = {}
    for (const path of ['/', '/kino', '/veka', '/kultur', FILM]) {
      await page.goto(path)
      await waitForHydration(page)
      await page.mouse.move(width / 2, height / 2)
      await expect(page.locator('html')).not.toHaveAttribute('data-awaits-input')
      await waitForLayout(page)
      changes[path] = await measureHeightChange(page)
    }
    for (const [path, change] of Object.entries(changes)) expect(change, path).toBeLessThan(MAX_CHANGE)
  })
}

test('on a wide screen, the links beside the culture programme stay while a visitor scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/kultur')
  const links = page.getByRole('link', { name: 'Leig lokale' }).filter({ visible: true })
  await expect(links).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(links).toBeInViewport()
})

/** Waits until the rows far below the screen have been laid out, after the first input. */
const waitForLayout = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName?.endsWith('lay-out'))
        .map(({ finished }) => finished),
    ).then(() => {}),
  )

/** Scrolls by half a screen at a time, and returns the difference of the largest and the smallest height. */
const measureHeightChange = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { documentElement: root } = document
    const heights: number[] = []
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      // The browser lays out what has come near in the next frame.
      await nextFrame()
      await nextFrame()
      heights.push(root.scrollHeight)
    }
    return Math.max(...heights) - Math.min(...heights)
  })
