import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** A page is quiet when it has loaded nothing for this long. */
const QUIET_MS = 700

/** Playwright's `networkidle` does not come while the desk listens for events, nor always on the public site. */
export async function waitUntilQuiet(page: Page) {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let seen = -1; seen !== (await count()); await setTimeout(QUIET_MS)) seen = await count()
}
