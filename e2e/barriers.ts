import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JSHandle, Page } from '@playwright/test'

/** The minified build of axe. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Rules about the colours of a text and of what is behind it. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** A rule that axe leaves out unless it is asked for. */
const TARGET_RULES = ['target-size']

/** Of the rules about structure, that whose result depends on the width of the screen when the same elements are visible. */
const SCROLLING_RULES = ['scrollable-region-focusable']

/** The looks of texts that axe has found readable in this process. */
const readableLooks = new Set<string>()

interface RunOptions {
  resultTypes: string[]
  iframes: boolean
  elementRef?: boolean
  runOnly?: { type: 'rule'; values: string[] }
  rules?: Record<string, { enabled: boolean }>
}

interface RuleResult {
  id: string
  nodes: { html: string; element?: Element }[]
}

interface Axe {
  run(
    context: { include: (string | Element)[] },
    options: RunOptions,
  ): Promise<{ violations: RuleResult[]; passes: RuleResult[] }>
}

interface Scan {
  /** A selector of what is scanned; the whole page otherwise. */
  within?: string
  /** Only the rules about colours, those and the rule about the size of targets, the rule about scrolling, or all except colours. */
  only?: 'colors' | 'visual' | 'scrolling' | 'structure'
  /** Rules that do not apply. */
  without?: string[]
  /** Whether targets must be 24 px wide and high, or have that much room (WCAG 2.2, 2.5.8). */
  hasTargetSizes?: boolean
}

// Frames are previews and other sites' players. They have no axe, so it would only wait for their replies.
const OPTIONS: RunOptions = { resultTypes: ['violations'], iframes: false }

/** The accessibility problems of the page in its present state, by the rules of axe. */
export async function findBarriers(
  page: Page,
  { within = 'html', only, without = [], hasTargetSizes = false }: Scan = {},
): Promise<string[]> {
  await layOutEverything(page)
  await finishColorChanges(page)
  await loadAxe(page)
  const found: string[] = []
  if (only === undefined || only === 'structure') {
    const rules = {
      ...Object.fromEntries([...without, ...COLOR_RULES].map((rule) => [rule, { enabled: false }])),
      ...(hasTargetSizes && Object.fromEntries(TARGET_RULES.map((rule) => [rule, { enabled: true }]))),
    }
    found.push(...(await page.evaluate(scan, { within, options: { ...OPTIONS, rules } })))
  }
  if (only === 'visual' || only === 'scrolling') {
    const scrolling = hasTargetSizes ? [...SCROLLING_RULES, ...TARGET_RULES] : SCROLLING_RULES
    const runOnly = { type: 'rule', values: only === 'visual' ? TARGET_RULES : scrolling } as const
    found.push(...(await page.evaluate(scan, { within, options: { ...OPTIONS, runOnly } })))
  }
  if (only === undefined || only === 'visual' || only === 'colors')
    found.push(...(await findUnreadableTexts(page, within)))
  return found
}

/** Runs in the page, and returns only what is wrong: the whole result has all other rules too. */
async function scan({ within, options }: { within: string; options: RunOptions }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const { violations } = await axe.run({ include: [within] }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * What the rules about colours find. They take two thirds of the time of a scan, so they examine one text of each look, and only looks
 * that they have not found readable before, on this page or another.
 */
async function findUnreadableTexts(page: Page, within: string): Promise<string[]> {
  const texts = await page.evaluateHandle(groupTextsByLook, within)
  const looks = await texts.evaluate((elements) => [...elements.keys()])
  const unknown = looks.filter((look) => !readableLooks.has(look))
  if (unknown.length === 0) return []
  const options: RunOptions = {
    ...OPTIONS,
    resultTypes: ['violations', 'passes'],
    elementRef: true,
    runOnly: { type: 'rule', values: COLOR_RULES },
  }
  const { violations, readable } = await texts.evaluate(scanTexts, { unknown, options })
  for (const look of readable) readableLooks.add(look)
  await texts.dispose()
  return violations
}

/** Runs in the page: axe examines the text of each of these looks. Those that it cannot judge are not readable, nor violations. */
async function scanTexts(
  texts: Map<string, Element>,
  { unknown, options }: { unknown: string[]; options: RunOptions },
) {
  const { axe } = window as unknown as { axe: Axe }
  const include = unknown.flatMap((look) => texts.get(look) ?? [])
  const { violations, passes } = await axe.run({ include }, options)
  const passed = new Set(
    passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map((node) => node.element)),
  )
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    readable: unknown.filter((look) => passed.has(texts.get(look))),
  }
}

/**
 * Runs in the page: the first visible text of each look. A look is what contrast depends on (the colours of the text and of all elements
 * around it, and whether it is large), and the classes of these elements, so that texts of two components are never one look.
 */
function groupTextsByLook(within: string): Map<string, Element> {
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const describeText = (element: Element) => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    // The smallest large text of WCAG has 18 points, or 14 points when it is bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return `${color} ${isLarge ? 'large' : 'small'} ${textDecorationLine}`
  }
  const surroundings = new Map<Element | null, string>([[null, '']])
  const describeSurroundings = (element: Element): string => {
    const known = surroundings.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const outer = element.parentElement ? describeSurroundings(element.parentElement) : ''
    const own = `${element.localName}.${element.classList} ${backgroundColor} ${backgroundImage} ${opacity}`
    surroundings.set(element, `${outer} > ${own}`)
    return `${outer} > ${own}`
  }
  const texts = new Map<string, Element>()
  for (const element of document.querySelectorAll(`${within}, ${within} *`)) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const parent = element.matches('a') && element.parentElement ? describeText(element.parentElement) : ''
    const look = `${describeText(element)} in ${parent} ${describeSurroundings(element)}`
    if (!texts.has(look)) texts.set(look, element)
  }
  return texts
}

/** How a page may look: at both widths, light and dark. */
export const SCREEN_LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

/** The accessibility problems of the page in its present state in each of these looks, and what does not fit. */
export async function findBarriersInLooks(
  page: Page,
  looks: readonly (typeof SCREEN_LOOKS)[number][],
  { waitUntilLoaded, ...scan }: Scan & { waitUntilLoaded?: () => Promise<unknown> } = {},
): Promise<string[]> {
  const found: string[] = []
  let scanned: { width: number; visible: JSHandle<Element[]> } | undefined
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 })
    // Without motion, as the colours of buttons change gradually.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const isOtherWidth = width !== scanned?.width
    if (isOtherWidth) await waitUntilLoaded?.()
    found.push(...(await findBarriers(page, { ...scan, only: 'colors' })))
    if (!isOtherWidth) continue
    found.push(...(await findOverflow(page)))
    const visible = await page.evaluateHandle(findVisible, scan.within)
    // Where the same elements are visible at another width, only the rules about scrolling and sizes can find something else.
    const isSame = scanned !== undefined && (await scanned.visible.evaluate(isSameList, visible))
    found.push(...(await findBarriers(page, { ...scan, only: isSame ? 'scrolling' : 'structure' })))
    scanned = { width, visible }
  }
  return found
}

/** Runs in the page. */
const isSameList = (before: Element[], now: Element[]) =>
  before.length === now.length && before.every((element, index) => element === now[index])

/** Runs in the page. */
const findVisible = (within = 'html'): Element[] =>
  [...document.querySelectorAll(`${within}, ${within} *`)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )

/** That the page is wider than the viewport, and by how much. */
export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await measureOverflow(page)
  return overflow > 0 ? [`${overflow} px wider than the screen of ${page.viewportSize()?.width} px`] : []
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

/** Finishes the fade-in of a page that was just opened, and transitions of buttons. Both change colours. */
const finishColorChanges = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition || animation.constructor === Animation) animation.finish()
  })

/** How much wider the page, or a dialog above it, is than the viewport. */
export async function measureOverflow(page: Page): Promise<number> {
  await layOutEverything(page)
  return page.evaluate(() => {
    // What is fixed to the screen does not make the page wider.
    const inDialogs = [...document.querySelectorAll('[role="dialog"] > *')].map(
      (element) => element.getBoundingClientRect().right,
    )
    const right = Math.max(document.documentElement.scrollWidth, ...inDialogs)
    return Math.max(0, Math.ceil(right - window.innerWidth))
  })
}
