import type { Page } from '@playwright/test'
import { findBarriersInLooks, SCREEN_LOOKS } from '../barriers.ts'
import { expect, test } from './editor.ts'
import type { DeskState } from './states/desk-state.ts'
import { DESK_STATES, signInAdmin, trackRequests, visitDeskState } from './states.ts'

const STATES = Object.entries(DESK_STATES).map(([name, state]) => ({ ...state, name }))

/** The states are split, so that several workers share them. */
const HALVES = [
  { which: 'first', states: STATES.slice(0, STATES.length / 2) },
  { which: 'second', states: STATES.slice(STATES.length / 2) },
]

for (const { states, which } of HALVES) {
  test(`no screen of the desk has barriers at both widths, light or dark: ${which} half`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    page.setDefaultTimeout(60_000)
    const found: Record<string, string[]> = {}
    const waitUntilLoaded = trackRequests(page)
    let previous: DeskState | undefined
    for (const state of states.filter(({ isSignedOut }) => isSignedOut)) await scan(state)
    await signInAdmin(page)
    for (const state of states.filter(({ isSignedOut }) => !isSignedOut)) await scan(state)
    expect(found).toEqual({})

    async function scan({ name, ...state }: (typeof STATES)[number]) {
      await page.setViewportSize({ width: 1440, height: 844 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await visitDeskState(page, state, { previous, waitUntilLoaded })
      previous = state
      const motion = await findMotion(page)
      const barriers = await findBarriersInLooks(page, SCREEN_LOOKS, {
        within: state.within ?? 'main',
        waitUntilLoaded,
        hasTargetSizes: true,
      })
      if (motion.length + barriers.length > 0) found[name] = [...motion, ...barriers]
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
