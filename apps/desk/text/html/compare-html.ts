import { parseBody } from './parse-body.ts'

/** Whether two texts of HTML mean the same to every browser: they differ in spelling and in white space that is not shown. */
export const isSameHtml = (one: string, other: string) =>
  one === other || describeHtml(one) === describeHtml(other)

/**
 * A text that is equal for HTML of the same meaning. It has every element, attribute and comment, but not the spelling of tags and
 * entities, the order of attributes, white space that is not shown, and the order of inline elements around the same text.
 */
export function describeHtml(html: string): string {
  const tokens: DomToken[] = []
  addChildren(parseBody(html), { tokens, formatting: [], countLink: createCounter() })
  return trimBlanks(tokens)
    .map((token) => ('text' in token ? `${token.formatting}|${JSON.stringify(token.text)}` : token.tag))
    .join('\n')
}

type DomToken = { text: string; formatting: string } | { tag: string; isInline: boolean }

interface Context {
  tokens: DomToken[]
  /** The inline elements around. */
  formatting: string[]
  /** Counts the links of a block: two with the same address beside each other are not one. */
  countLink: () => number
}

const FORMATTING = new Set(['A', 'B', 'EM', 'I', 'STRONG'])
const BLOCKS = new Set(
  `BLOCKQUOTE BR CAPTION FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR LI OL P TABLE TBODY TD TFOOT TH THEAD TR UL`.split(
    ' ',
  ),
)

function addChildren(parent: Node, context: Context) {
  for (let node = parent.firstChild; node; node = node.nextSibling) addNode(node, context)
}

function addNode(node: Node, context: Context) {
  const { tokens, formatting } = context
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.nodeValue ?? '').replaceAll(/[\t\n\f\r ]+/g, ' ')
    tokens.push({ text, formatting: formatting.toSorted().join() })
    return
  }
  if (node.nodeType !== Node.ELEMENT_NODE) {
    tokens.push({ tag: `<!--${node.nodeValue}-->`, isInline: true })
    return
  }
  const element = node as Element
  const name = describeTag(element)
  if (BLOCKS.has(element.tagName)) {
    tokens.push({ tag: `<${name}>`, isInline: false })
    addChildren(element, { ...context, countLink: createCounter() })
    tokens.push({ tag: `</${element.tagName}>`, isInline: false })
  } else if (FORMATTING.has(element.tagName) && element.textContent !== '') {
    const link = element.tagName === 'A' ? ` ${context.countLink()}` : ''
    addChildren(element, { ...context, formatting: [...formatting, name + link] })
  } else tokens.push({ tag: `${formatting.toSorted().join()}|<${name}>${element.innerHTML}`, isInline: true })
}

const describeTag = (element: Element) =>
  [
    element.tagName,
    ...[...element.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort(),
  ].join(' ')

/** Leaves out the white space that browsers do not show: at the edges of blocks, and after another space. */
function trimBlanks(tokens: DomToken[]): DomToken[] {
  const shown: DomToken[] = []
  for (const token of tokens) {
    const last = shown.at(-1)
    if ('tag' in token) {
      if (!token.isInline && last && 'text' in last) trimEnd(shown, last)
      shown.push(token)
      continue
    }
    const followsBlank = !last || ('text' in last ? last.text.endsWith(' ') : !last.isInline)
    const text = followsBlank ? token.text.replace(/^ /, '') : token.text
    if (last && 'text' in last && last.formatting === token.formatting) last.text += text
    else if (text !== '') shown.push({ ...token, text })
  }
  const last = shown.at(-1)
  if (last && 'text' in last) trimEnd(shown, last)
  return shown
}

function trimEnd(tokens: DomToken[], last: { text: string }) {
  last.text = last.text.replace(/ $/, '')
  if (last.text === '') tokens.pop()
}

function createCounter() {
  let count = 0
  return () => ++count
}
