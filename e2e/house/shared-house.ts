import { test as base } from '@playwright/test'
import { DEMO_PASSWORD, type House, removeFolder, startHouse } from './house.ts'

/**
 * A house that tests may change, and that a worker's tests share. It starts with the first test that asks for it. Tests that change
 * what others look at, such as the menu or what waits to be published, start one of their own.
 */
export const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
    async ({}, use) => {
      const house = await startHouse({ env: { DEMO_PASSWORD } })
      await use(house)
      await house.stop()
      await removeFolder(house.dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
