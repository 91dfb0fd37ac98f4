import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The minified build of axe that the builder brings. The builder itself injects the other, twice for each scan. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** The foyer screen reloads itself, because nobody operates it. Pages for visitors never do. */
const SELF_REFRESHING_PATHS = ['/skjerm']

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

/** The accessibility problems of the page in its present state, by the rules of axe. */
export async function findBarriers(
  page: Page,
  { within = 'html', only, without = [] }: Scan = {},
): Promise<string[]> {
  await layOutEverything(page)
  await finishFadeIn(page)
  await loadAxe(page)
  // In the page itself and for violations only: otherwise it reports passed rules too, through another page, and takes half as long again.
  const scan = new AxeBuilder({ page, axeSource: ';' })
    .include(within)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const inapplicable = SELF_REFRESHING_PATHS.includes(new URL(page.url()).pathname)
    ? [...without, 'meta-refresh']
    : without
  if (only === 'visual') scan.withRules(VISUAL_RULES)
  else scan.disableRules(only === 'structure' ? [...inapplicable, ...VISUAL_RULES] : inapplicable)
  const { violations } = await scan.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Loads axe into the page, unless it has it. Frames are other sites' players, which it cannot scan. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(AXE_SOURCE)
}

/** Lays out all rows. Those far below the screen are otherwise laid out when they come near. */
export const layOutEverything = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** Finishes the fade-in of a page that was just opened, which changes its colours. */
const finishFadeIn = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.constructor === Animation) animation.finish()
  })

/** How much wider the page is than the viewport. */
export async function measureOverflow(page: Page): Promise<number> {
  await layOutEverything(page)
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}
