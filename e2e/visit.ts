import type { Page } from '@playwright/test'
import { test as base, expect } from './browser.ts'

export { expect }

/** A visitor to the demo house. Errors and warnings in the console fail the test. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('console', (message) => {
        const isFromTest = message.text().startsWith('Service Worker registration blocked')
        if (['error', 'warning'].includes(message.type()) && !isFromTest) consoleErrors.push(message.text())
      })
      page.on('pageerror', (error) => consoleErrors.push(error.message))
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for hydration. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
