import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** A visitor to the demo house. Errors and warnings in the console fail the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isFromTest = message.text().startsWith('Service Worker registration blocked')
        if (['error', 'warning'].includes(message.type()) && !isFromTest) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for hydration. */
export const comesToLife = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('lerret:live').length > 0)
