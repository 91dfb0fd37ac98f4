import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A screen on the wall loads itself anew, since nobody is there to do it; a page that people use never does. */
const LOADS_ITSELF = ['/skjerm']

/** Rules whose result depends on colours and sizes. They take three quarters of the time of a scan. */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

interface Scan {
  /** A selector of what is scanned; the whole page otherwise. */
  within?: string
  /** Only the rules about colours and sizes, or only the others. */
  only?: 'visual' | 'structure'
  /** Rules that do not apply. */
  without?: string[]
}

/** What stands in somebody's way on the page as it is now, by the rules of axe. */
export async function findBarriers(
  page: Page,
  { within = 'html', only, without = [] }: Scan = {},
): Promise<string[]> {
  await layOutEverything(page)
  await brighten(page)
  // Half a megabyte, which the library has the page read twice for each scan. A page that has read it has it until it is left.
  const isThere = await page.evaluate('typeof axe === "object"')
  // In the page itself, and of violations only: else it tells of all that is well too, by way of another page, and takes half as
  // long again.
  const scan = new AxeBuilder({ page, ...(isThere === true && { axeSource: ';' }) })
    .include(within)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const inapplicable = LOADS_ITSELF.includes(new URL(page.url()).pathname)
    ? [...without, 'meta-refresh']
    : without
  if (only === 'visual') scan.withRules(VISUAL_RULES)
  else scan.disableRules(only === 'structure' ? [...inapplicable, ...VISUAL_RULES] : inapplicable)
  const { violations } = await scan.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What is far below the screen is laid out when it comes near; whoever looks at the whole page wants it now. */
export const layOutEverything = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  })

/** A page that was just opened is still a little pale. */
const brighten = (page: Page) =>
  page.evaluate(() => {
    for (const fade of document.getAnimations()) if (fade.constructor === Animation) fade.finish()
  })

/** How much wider the page is than the screen it stands on. */
export async function overflowOf(page: Page): Promise<number> {
  await layOutEverything(page)
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}
