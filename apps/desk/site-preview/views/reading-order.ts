export type Landmark =
  | 'banner'
  | 'navigation'
  | 'main'
  | 'contentinfo'
  | 'complementary'
  | 'region'
  | 'searchLandmark'
  | 'form'

export type ReadingProblem = 'unnamed' | 'withoutAlt' | 'skippedLevel'

/** One thing that a screen reader reads. */
export interface ReadItem {
  type: 'landmark' | 'heading' | 'link' | 'button' | 'image' | 'field' | 'text'
  /** What is read; empty where there is nothing to read. */
  name: string
  landmark?: Landmark
  /** The level of a heading. */
  level?: number
  /** How many landmarks it is inside of. */
  depth: number
  problem?: ReadingProblem
}

/**
 * What a screen reader reads of a page, in the order of the document: landmarks, headings, links, buttons, pictures, fields and text. What
 * is hidden from everybody, or from screen readers, is left out. It covers what the pages of a house use, not all of the specification of
 * accessible names.
 */
export function listReadingOrder(body: Element): ReadItem[] {
  const items: ReadItem[] = []
  let lastLevel = 0
  readChildren(body, 0)
  return items

  function readChildren(parent: Element, depth: number) {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) addText(node.textContent ?? '', depth)
      else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, depth)
    }
  }

  function readElement(element: Element, depth: number) {
    if (isSkipped(element)) return
    const item = describeElement(element, depth)
    if (item) {
      if (item.type === 'heading' && item.level !== undefined) {
        if (item.level > lastLevel + 1) item.problem ??= 'skippedLevel'
        lastLevel = item.level
      }
      items.push(item)
      if (item.type !== 'landmark') return
    }
    readChildren(element, item ? depth + 1 : depth)
  }

  function addText(text: string, depth: number) {
    const name = collapse(text)
    if (!name) return
    const last = items.at(-1)
    if (last?.type === 'text' && last.depth === depth) last.name = `${last.name} ${name}`
    else items.push({ type: 'text', name, depth })
  }
}

function describeElement(element: Element, depth: number): ReadItem | null {
  const role = element.getAttribute('role')
  const tag = element.localName
  const named = (type: ReadItem['type']): ReadItem => {
    const name = readName(element)
    return { type, name, depth, ...(name === '' && { problem: 'unnamed' as const }) }
  }
  const level = readHeadingLevel(element)
  if (level !== null) return { ...named('heading'), level }
  if (role === 'link' || (tag === 'a' && element.hasAttribute('href'))) return named('link')
  if (role === 'button' || tag === 'button' || tag === 'summary') return named('button')
  if (tag === 'img' || role === 'img') return describeImage(element, depth)
  if (tag === 'input' && ['submit', 'button'].includes(element.getAttribute('type') ?? ''))
    return named('button')
  if (['input', 'select', 'textarea'].includes(tag)) return named('field')
  const landmark = findLandmark(element)
  return landmark && { type: 'landmark', landmark, name: readLabel(element), depth }
}

/** A picture without alternative text is a problem; one that is marked as decoration is not read. */
function describeImage(element: Element, depth: number): ReadItem | null {
  const name = readName(element)
  if (name) return { type: 'image', name, depth }
  const isDecoration = element.getAttribute('alt') === ''
  return isDecoration ? null : { type: 'image', name: '', depth, problem: 'withoutAlt' }
}

function readHeadingLevel(element: Element): number | null {
  const match = /^h([1-6])$/.exec(element.localName)
  if (match) return Number(match[1])
  return element.getAttribute('role') === 'heading' ? Number(element.getAttribute('aria-level') ?? 2) : null
}

const LANDMARK_ROLES: Record<string, Landmark> = {
  banner: 'banner',
  navigation: 'navigation',
  main: 'main',
  contentinfo: 'contentinfo',
  complementary: 'complementary',
  region: 'region',
  search: 'searchLandmark',
  form: 'form',
}

const SECTIONING = 'article, aside, main, nav, section'

function findLandmark(element: Element): Landmark | null {
  const role = element.getAttribute('role')
  if (role) return LANDMARK_ROLES[role] ?? null
  switch (element.localName) {
    case 'nav':
      return 'navigation'
    case 'main':
      return 'main'
    case 'aside':
      return 'complementary'
    case 'search':
      return 'searchLandmark'
    case 'header':
      return element.closest(SECTIONING) ? null : 'banner'
    case 'footer':
      return element.closest(SECTIONING) ? null : 'contentinfo'
    case 'section':
      return readLabel(element) ? 'region' : null
    case 'form':
      return readLabel(element) ? 'form' : null
    default:
      return null
  }
}

/** The name that is given to an element, not what it contains. */
function readLabel(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? []
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)).filter((label) => label !== null)
  if (labels.length > 0) return collapse(labels.map(readContent).join(' '))
  return collapse(element.getAttribute('aria-label') ?? '')
}

function readName(element: Element): string {
  const label = readLabel(element)
  if (label) return label
  const tag = element.localName
  if (tag === 'img') return collapse(element.getAttribute('alt') ?? '')
  if (['input', 'select', 'textarea'].includes(tag)) {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(readContent)
    const value = element.getAttribute('type') === 'submit' ? element.getAttribute('value') : null
    return collapse(labels.join(' ') || value || element.getAttribute('title') || '')
  }
  return collapse(readContent(element) || element.getAttribute('title') || '')
}

/** The text of an element with the alternative texts of its pictures. */
function readContent(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (node.nodeType !== Node.ELEMENT_NODE || isSkipped(node as Element)) return ''
      const child = node as Element
      return readLabel(child) || child.getAttribute('alt') || readContent(child)
    })
    .join(' ')
}

function isSkipped(element: Element): boolean {
  if (['script', 'style', 'template', 'noscript'].includes(element.localName)) return true
  if (element.localName === 'input' && element.getAttribute('type') === 'hidden') return true
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return true
  // Elements without a box of their own have children that are shown.
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return style?.display === 'none' || style?.visibility === 'hidden'
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
