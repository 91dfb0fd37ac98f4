import type { ConsoleMessage, Page } from '@playwright/test'
import { test as base, expect } from './browser.ts'

export { expect }

/** A visitor to the demo house. Errors and warnings in the console fail the test. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      const addMessage = (message: ConsoleMessage) => {
        const isFromTest = message.text().startsWith('Service Worker registration blocked')
        if (['error', 'warning'].includes(message.type()) && !isFromTest) consoleErrors.push(message.text())
      }
      const addError = (error: Error) => consoleErrors.push(error.message)
      page.on('console', addMessage).on('pageerror', addError)
      await use(consoleErrors)
      page.off('console', addMessage).off('pageerror', addError)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for hydration. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
