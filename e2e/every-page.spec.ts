import { NOT_FOUND_PATH, toHref } from '@lerret/model'
import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from './barriers.ts'
import { FAMILIES } from './families.ts'
import { pathsToWalk } from './house/demo-house.ts'
import { LOOKS, setLook } from './looks.ts'
import { expect, test } from './shared-tab.ts'
import { STATES } from './states.ts'
import { waitForHydration } from './visit.ts'

/** Reloads itself, and has no script. */
const FOYER_SCREEN = '/skjerm'

const families = new Set(Object.values(FAMILIES))
/** With the pages whose other states are scanned without the rest of the page. The 404 page logs an error, and is a state itself. */
const paths = [...pathsToWalk(), ...Object.values(STATES).map(({ path }) => path)]
const hrefs = new Set([...paths.filter((path) => path !== NOT_FOUND_PATH).map(toHref), ...families])

for (const [index, href] of [...hrefs].entries()) {
  // Each page at one width; the stories of each block and the states at both.
  const scannedWidth = [1440, 390][index % 2]
  const isFamily = families.has(href)

  test(`${href} is hydrated, has one main heading and no accessibility problem, and fits every screen from 320 to 1440 px${isFamily ? ', in both themes, light and dark' : ''}`, async ({
    page,
  }) => {
    const reply = await page.goto(href)
    expect(reply?.status()).toBe(200)
    if (href !== FOYER_SCREEN) await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await measureOverflow(page), `wider than a screen of ${width} px`).toBe(0)
      if (width === scannedWidth) expect(await findBarriers(page, { only: 'structure' })).toEqual([])
    }
    if (isFamily) await expectReadable(page)
  })
}

async function expectReadable(page: Page) {
  for (const [index, look] of LOOKS.entries()) {
    await page.setViewportSize({ width: index % 2 === 0 ? 390 : 1440, height: 900 })
    await setLook(page, look)
    // A theme has other colours, and the same sizes.
    const barriers = await findBarriers(page, { only: look.theme === LOOKS[0].theme ? 'visual' : 'colors' })
    expect(barriers, `${look.theme}, ${look.colorScheme}`).toEqual([])
  }
}
