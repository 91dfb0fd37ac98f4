import { findBarriers } from './barriers.ts'
import { FAMILIES } from './families.ts'
import { LOOKS, setLook } from './looks.ts'
import { expect, test } from './shared-tab.ts'

for (const [name, path] of Object.entries(FAMILIES)) {
  test(`the page family ${name} is readable in both themes, light and dark`, async ({ page }) => {
    await page.goto(path)
    for (const [index, look] of LOOKS.entries()) {
      await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 })
      await setLook(page, look)
      const barriers = await findBarriers(page, { only: 'visual' })
      expect(barriers, `${look.theme}, ${look.colorScheme}`).toEqual([])
    }
  })
}
