import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './visit.ts'

const PAGES = [
  '/',
  '/kino',
  '/metropolis-dxm-20100212',
  '/kultur',
  '/article/kort-sagt.',
  '/leige',
  '/sok?q=quiz',
]

for (const path of PAGES) {
  test(`with the keyboard, everything on ${path} is reached in order, with a visible focus`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    // Rendered when the slides can move, after hydration.
    if (path === '/') await expect(page.getByRole('button', { name: 'Stans lysbileta' })).toBeVisible()
    const wanted = await page.evaluate(() => {
      // Tab reaches only the chosen radio button of a group.
      const found = document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="radio"]:not(:checked)), summary, [tabindex="0"]',
      )
      return Array.from(found).filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .length
    })
    const readFocused = await recordFocus(page)
    // One more, which leaves the page.
    for (let presses = 0; presses <= wanted; presses++) await page.keyboard.press('Tab')
    const { count, unseen } = await readFocused()
    expect(unseen).toEqual([])
    expect(count).toBe(wanted)
  })
}

/** Records which elements get the focus from now on, and which of them do not show it. The page does it itself, without a call for each. */
async function recordFocus(page: Page): Promise<() => Promise<{ count: number; unseen: string[] }>> {
  const record = await page.evaluateHandle(() => {
    const focused = new Set<Element>()
    const unseen: string[] = []
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element
      focused.add(element)
      // A card shows the focus of its link.
      const shown = [element, element.closest('article')].filter((candidate) => candidate !== null)
      const isSeen = shown.some((candidate) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
        const { width, height } = candidate.getBoundingClientRect()
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && width > 0 && height > 0
      })
      if (!isSeen) unseen.push(element.outerHTML.slice(0, 120))
    })
    return { focused, unseen }
  })
  return () => record.evaluate(({ focused, unseen }) => ({ count: focused.size, unseen }))
}
