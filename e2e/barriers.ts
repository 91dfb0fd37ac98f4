import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The minified build of axe. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Rules whose result depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Rules whose result depends on colours and sizes. They take three quarters of the time of a scan. */
const VISUAL_RULES = [...COLOR_RULES, 'target-size']

interface RunOptions {
  resultTypes: string[]
  iframes: boolean
  runOnly?: { type: 'rule'; values: string[] }
  rules: Record<string, { enabled: boolean }>
}

interface Axe {
  run(
    context: { include: string[] },
    options: RunOptions,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

interface Scan {
  /** A selector of what is scanned; the whole page otherwise. */
  within?: string
  /** Only the rules about colours, only those about colours and sizes, or only the others. */
  only?: 'colors' | 'visual' | 'structure'
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
  const disabled = only === 'structure' ? [...without, ...VISUAL_RULES] : without
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Frames are previews and other sites' players. They have no axe, so it would only wait for their replies.
    iframes: false,
    ...(only === 'colors' && { runOnly: { type: 'rule', values: COLOR_RULES } }),
    ...(only === 'visual' && { runOnly: { type: 'rule', values: VISUAL_RULES } }),
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(scan, { within, options })
}

/** The accessibility problems of the page in its present state at both widths, light and dark, and what does not fit. */
export async function findBarriersInAllLooks(page: Page, scan: Scan = {}): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...(await findBarriers(page, scan)))
    const overflow = await measureOverflow(page)
    if (overflow > 0) found.push(`${overflow} px wider than the screen of ${width} px`)
    // Only the colours differ in the dark.
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await findBarriers(page, { ...scan, only: 'colors' })))
  }
  return found
}

/** Runs in the page, and returns only what is wrong: the whole result has all other rules too. */
async function scan({ within, options }: { within: string; options: RunOptions }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const { violations } = await axe.run({ include: [within] }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Loads axe into the page, unless it has it. */
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
