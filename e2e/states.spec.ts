import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from './barriers.ts'
import { expect, test } from './shared-tab.ts'
import { STATE_NAMES, visitState } from './states.ts'

for (const name of STATE_NAMES) {
  test(`a page in the state ${name} has no barrier, and fits every screen, zoomed and with large text`, async ({
    page,
  }) => {
    await visitState(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Zooming to 200 % halves the width of the viewport.
    for (const width of [1440, 768, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await measureOverflow(page), `wider than a screen of ${width} px`).toBe(0)
      if (width === 1440 || width === 390)
        expect(await findBarriers(page), `barriers at ${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await measureOverflow(page), `wider than a screen of ${width} px with large text`).toBe(0)
    }
  })
}

for (const name of ['foyer-statuses', 'foyer-statuses-of-two-days', 'poster-statuses'] as const) {
  test(`in the state ${name} the details of each showing are not cut off, on the foyer screen and on paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await visitState(page, name)
    const cut = await page.evaluate(() => {
      const isCut = (inner: Element, outer: Element) => {
        const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
        return a.right > b.right + 1 || a.bottom > b.bottom + 1
      }
      const root = document.querySelector('[data-foyer], [data-sheet] article')
      return Array.from(root?.querySelectorAll('li') ?? []).flatMap((row) => {
        // The label may be shortened.
        const details = Array.from(row.querySelectorAll('p > :first-child, p > span, time')).filter(
          ({ textContent }) => textContent !== 'Strikkekino',
        )
        const isTooLow = root !== null && isCut(row, root)
        return isTooLow || details.some((each) => isCut(each, each.parentElement ?? row))
          ? [row.textContent]
          : []
      })
    })
    expect(cut).toEqual([])
    await expect(page.locator('[data-foyer], [data-sheet] article').getByText('Flytta').first()).toBeVisible()
  })
}

test('with forced colours, buttons and the focus are still visible', async ({ page }) => {
  await visitState(page, 'every-status')
  const filled = await markFilled(page)
  expect(filled).toBeGreaterThan(5)
  await page.emulateMedia({ forcedColors: 'active' })
  const unmarked = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-filled]'))
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )
  expect(unmarked).toEqual([])
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const focused = document.activeElement
      const { outlineStyle, outlineWidth } = getComputedStyle(focused ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    })
    expect(outline).toMatch(/^(solid|auto) [1-9]/)
  }
})

/** Elements that are recognised by their background: buttons and badges. */
const markFilled = (page: Page) =>
  page.evaluate(() => {
    const isFilled = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element)
      return !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    }
    const marked = Array.from(document.querySelectorAll('a, button, summary, main span'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isFilled(element))
      .filter((element) => element.clientWidth > 4 && element.getBoundingClientRect().bottom > 0)
    for (const element of marked) element.setAttribute('data-filled', '')
    return marked.length
  })

test('a film page is printed with nothing cut off', async ({ page }) => {
  await visitState(page, 'forty-showings')
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  expect(await measureOverflow(page)).toBe(0)
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .filter((element) => {
        const { overflowX, overflowY, clip, position } = getComputedStyle(element)
        // Visually hidden text is clipped on purpose.
        if (position === 'absolute' && clip !== 'auto') return false
        const isCutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const isCutY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
        return element.clientWidth > 1 && (isCutX || isCutY)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )
  expect(cut).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main time').last()).toBeVisible()
})
