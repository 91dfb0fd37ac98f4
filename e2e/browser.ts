import type { BrowserContext } from '@playwright/test'
import { test as base } from './house/shared-house.ts'

export { expect } from '@playwright/test'

export const test = base.extend({
  context: async ({ context }, use) => {
    await ignoreCornerMouse(context)
    await use(context)
  },
})

/** Chromium without windows reports a mouse in the corner of every new page, which the page would take for a visitor's first input. */
export const ignoreCornerMouse = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
      addEventListener(
        type,
        (event) => {
          if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
        },
        { capture: true },
      )
  })
