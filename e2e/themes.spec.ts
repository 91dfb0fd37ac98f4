import { findBarriers } from './barriers.ts'
import { FAMILIES } from './families.ts'
import { expect, test } from './visit.ts'

const LOOKS = [
  { theme: 'fjord', colorScheme: 'dark' },
  { theme: 'scene', colorScheme: 'light' },
  { theme: 'scene', colorScheme: 'dark' },
] as const

for (const [name, path] of Object.entries(FAMILIES)) {
  test(`the page family ${name} can be read in both themes, light and dark`, async ({ page }) => {
    await page.goto(path)
    for (const { theme, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate((variant) => document.documentElement.setAttribute('data-theme', variant), theme)
      expect(await findBarriers(page), `${theme}, ${colorScheme}`).toEqual([])
    }
  })
}
