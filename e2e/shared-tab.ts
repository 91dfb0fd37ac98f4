import type { BrowserContextOptions, Page } from '@playwright/test'
import { ignoreCornerMouse } from './browser.ts'
import { test as visit } from './visit.ts'

export { expect } from './visit.ts'

/**
 * For tests that open pages and only look at them: a worker's tests share a tab, in which the browser has compiled the code of the site
 * and of the scans already. Opening and scanning a page takes a fifth less CPU time than in a new tab.
 */
export const test = visit.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      // These settings of tests are those of a context.
      const context = await browser.newContext(project.use as BrowserContextOptions)
      await ignoreCornerMouse(context)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, use) => {
    await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
    if (viewport) await tab.setViewportSize(viewport)
    await use(tab)
    await tab.unrouteAll({ behavior: 'wait' })
    // What the page still logs belongs to the test that opened it. A page of another site would start a new process.
    await tab.goto('/robots.txt')
  },
})
