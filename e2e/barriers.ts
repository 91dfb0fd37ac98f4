import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A screen on the wall loads itself anew, since nobody is there to do it; a page that people use never does. */
const LOADS_ITSELF = ['/skjerm']

/** What stands in somebody's way on the page as it is now, by the rules of axe. */
export async function findBarriers(page: Page): Promise<string[]> {
  const scan = new AxeBuilder({ page })
  if (LOADS_ITSELF.includes(new URL(page.url()).pathname)) scan.disableRules('meta-refresh')
  const { violations } = await scan.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** How much wider the page is than the screen it stands on. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
