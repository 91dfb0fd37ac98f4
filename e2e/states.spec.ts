import type { Page } from '@playwright/test'
import { findBarriersInLooks, findOverflow, measureOverflow, SCREEN_LOOKS } from './barriers.ts'
import { expect, test } from './shared-tab.ts'
import { STATE_NAMES, showState, visitState } from './states.ts'

test('a page in each state has no barrier, and fits every screen, zoomed and with large text', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const found: Record<string, string[]> = {}
  await visitState(page, 'every-status')
  for (const name of STATE_NAMES) {
    await showState(page, name)
    // The header and the footer are those of each page family, which are scanned with `every-page`.
    const problems = await findBarriersInLooks(page, SCREEN_LOOKS, { within: 'main' })
    const headings = await page.getByRole('heading', { level: 1 }).count()
    if (headings !== 1) problems.push(`${headings} main headings`)
    // Zooming to 200 % halves the width of the viewport.
    problems.push(...(await findOverflowAt(page, [768, 720, 320])))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    problems.push(
      ...(await findOverflowAt(page, [1440, 768, 390])).map((problem) => `large text: ${problem}`),
    )
    if (problems.length > 0) found[name] = problems
  }
  expect(found).toEqual({})
})

async function findOverflowAt(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await findOverflow(page)))
  }
  return found
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
