import type { Page } from '@playwright/test'
import { findBarriers, measureOverflow } from '../barriers.ts'
import { expect, test } from './editor.ts'
import type { DeskState } from './states/desk-state.ts'
import { DESK_STATES, signInAdmin, visitDeskState } from './states.ts'

const STATES = Object.entries(DESK_STATES)

/** The states are split, so that several workers share them. */
const SCANS = [1440, 390].flatMap((width) => [
  { width, states: STATES.slice(0, STATES.length / 2), which: 'first' },
  { width, states: STATES.slice(STATES.length / 2), which: 'second' },
])

for (const { width, states, which } of SCANS) {
  test(`no screen of the desk has barriers at ${width} px, light or dark: ${which} half`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(60_000)
    await page.setViewportSize({ width, height: 844 })
    const found: Record<string, string[]> = {}
    let previous: DeskState | undefined
    for (const [name, state] of states.filter(([, { isSignedOut }]) => isSignedOut)) await scan(name, state)
    await signInAdmin(page)
    for (const [name, state] of states.filter(([, { isSignedOut }]) => !isSignedOut)) await scan(name, state)
    expect(found).toEqual({})

    async function scan(name: string, state: DeskState) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await visitDeskState(page, state, previous)
      previous = state
      const within = state.within ?? 'main'
      const barriers = [...(await findBarriers(page, { within })), ...(await findMotion(page))]
      const overflow = await measureOverflow(page)
      if (overflow > 0) barriers.push(`${overflow} px wider than the screen`)
      // Only the colours differ in the dark.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      barriers.push(...(await findBarriers(page, { within, only: 'colors' })))
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
