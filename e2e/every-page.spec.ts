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

/** The widths whose structure is scanned. */
const SCANNED_WIDTHS = [1440, 390]
/** Each look at one of the widths. */
const READABLE_LOOKS = LOOKS.map((look, index) => ({ ...look, width: index % 2 === 0 ? 390 : 1440 }))

const families = new Set(Object.values(FAMILIES))
/** With the pages whose other states are scanned without the rest of the page. The 404 page logs an error, and is a state itself. */
const paths = [...pathsToWalk(), ...Object.values(STATES).map(({ path }) => path)]
const others = new Set(paths.filter((path) => path !== NOT_FOUND_PATH).map(toHref))
for (const href of families) others.delete(href)

for (const href of [...families, ...others]) {
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
      if (SCANNED_WIDTHS.includes(width)) expect(await findBarriers(page, { only: 'structure' })).toEqual([])
    }
    if (isFamily) await expectReadable(page)
  })
}

async function expectReadable(page: Page) {
  for (const { width, ...look } of READABLE_LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await setLook(page, look)
    expect(await findBarriers(page, { only: 'visual' }), `${look.theme}, ${look.colorScheme}`).toEqual([])
  }
}
