import { NOT_FOUND_PATH, toHref } from '@lerret/model'
import { findBarriers, measureOverflow } from './barriers.ts'
import { pathsToWalk } from './house/demo-house.ts'
import { expect, test } from './shared-tab.ts'
import { STATES } from './states.ts'
import { waitForHydration } from './visit.ts'

/** Reloads itself, and has no script. */
const FOYER_SCREEN = '/skjerm'

/** With the pages whose other states are scanned without the rest of the page. The 404 page logs an error, and is a state itself. */
const paths = new Set([...pathsToWalk(), ...Object.values(STATES).map(({ path }) => path)])
paths.delete(NOT_FOUND_PATH)

for (const [index, path] of [...paths].entries()) {
  // Each page at one width; the stories of each block and the states at both. Those and the families are also scanned for colours.
  const scannedWidth = [1440, 390][index % 2]

  test(`${path} is hydrated, has one main heading and no accessibility problem, and fits every screen from 320 to 1440 px`, async ({
    page,
  }) => {
    const reply = await page.goto(toHref(path))
    expect(reply?.status()).toBe(200)
    if (path !== FOYER_SCREEN) await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await measureOverflow(page), `wider than a screen of ${width} px`).toBe(0)
      if (width === scannedWidth) expect(await findBarriers(page, { only: 'structure' })).toEqual([])
    }
  })
}
