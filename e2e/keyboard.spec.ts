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
    const unseen: string[] = []
    let reached = 0
    for (; reached <= wanted; reached++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        // A card shows the focus of its link.
        const shown = [element, element.closest('article')].filter((candidate) => candidate !== null)
        const isSeen = shown.some((candidate) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
          const { width, height } = candidate.getBoundingClientRect()
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && width > 0 && height > 0
        })
        return { html: element.outerHTML.slice(0, 120), isSeen }
      })
      if (!focus) break
      if (!focus.isSeen) unseen.push(focus.html)
    }
    expect(unseen).toEqual([])
    expect(reached).toBe(wanted)
  })
}
