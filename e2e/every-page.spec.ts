import { toHref } from '@lerret/model'
import { findBarriers, measureOverflow } from './barriers.ts'
import { pathsToWalk } from './house/demo-house.ts'
import { expect, test } from './shared-tab.ts'
import { waitForHydration } from './visit.ts'

/** Reloads itself, and has no script. */
const FOYER_SCREEN = '/skjerm'
/** Has every block. Colours and sizes are also checked in the stories of each block and on each family of pages. */
const EVERY_BLOCK = '/test'

for (const path of pathsToWalk()) {
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
      if (width !== 1440 && width !== 390) continue
      const barriers = await findBarriers(page, path === EVERY_BLOCK ? {} : { only: 'structure' })
      expect(barriers, `barriers at ${width} px`).toEqual([])
    }
  })
}
