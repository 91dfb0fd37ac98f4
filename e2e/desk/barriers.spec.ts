import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from '../barriers.ts'
import { expect, test } from './editor.ts'
import { DESK_STATES, signInAdmin, visitDeskState } from './states.ts'

/** The rules about colours and sizes depend on the look; the others are checked once at each width. */
const LOOKS = [
  { width: 1440, colorScheme: 'light', only: undefined },
  { width: 1440, colorScheme: 'dark', only: 'visual' },
  { width: 390, colorScheme: 'light', only: 'visual' },
  { width: 390, colorScheme: 'dark', only: undefined },
] as const

for (const { width, colorScheme, only } of LOOKS) {
  test(`no screen of the desk has barriers at ${width} px, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000)
    page.setDefaultTimeout(30_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const found: Record<string, string[]> = {}
    const states = Object.entries(DESK_STATES)
    for (const [name, state] of states.filter(([, { isSignedOut }]) => isSignedOut)) await scan(name, state)
    await signInAdmin(page)
    for (const [name, state] of states.filter(([, { isSignedOut }]) => !isSignedOut)) await scan(name, state)
    expect(found).toEqual({})

    async function scan(name: string, state: (typeof DESK_STATES)[string]) {
      await visitDeskState(page, state)
      const barriers = await findBarriers(page, { within: state.within ?? 'main', ...(only && { only }) })
      barriers.push(...(await findMotion(page)))
      const overflow = await measureOverflow(page)
      if (overflow > 0) barriers.push(`${overflow} px wider than the screen`)
      if (barriers.length > 0) found[name] = barriers
    }
  })
}

/** What still moves for somebody who has asked for reduced motion. */
const findMotion = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#desk *')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const isStill = [transitionDuration, animationName === 'none' ? '0s' : animationDuration].every(
        (durations) => durations.split(', ').every((duration) => Number.parseFloat(duration) < 0.02),
      )
      return isStill ? [] : [`moves: ${element.outerHTML.slice(0, 120)}`]
    }),
  )
