import { trustHtml } from '@lerret/ui/trusted-html'

/** Changes a document into another one, and leaves alone what is the same: pictures are not loaded again, and the scroll position stays. */
export function patchDocument(shown: Document, html: string): void {
  const next = new DOMParser().parseFromString(trustHtml(html), 'text/html')
  patchNode(shown.body, next.body)
}

function patchNode(current: Element, next: Element): void {
  if (current.isEqualNode(next)) return
  if (current.localName !== next.localName || isOtherBlock(current, next)) {
    current.replaceWith(current.ownerDocument.adoptNode(next))
    return
  }
  patchAttributes(current, next)
  const [before, after] = [[...current.childNodes], [...next.childNodes]]
  const isSimilar =
    before.length === after.length && before.every((node, index) => node.nodeType === after[index]?.nodeType)
  if (!isSimilar) {
    current.replaceChildren(...after.map((node) => reuseBlock(current, node)))
    return
  }
  for (const [index, node] of before.entries()) {
    const replacement = after[index] as ChildNode
    if (node.nodeType === Node.ELEMENT_NODE) patchNode(node as Element, replacement as Element)
    else if (node.nodeValue !== replacement.nodeValue) node.nodeValue = replacement.nodeValue
  }
}

/** A block that is the same somewhere else on the page is moved there. */
function reuseBlock(parent: Element, node: ChildNode): ChildNode {
  if (node.nodeType !== Node.ELEMENT_NODE) return node
  const element = node as Element
  const block = element.getAttribute('data-block')
  const existing = block === null ? null : parent.querySelector(`[data-block="${CSS.escape(block)}"]`)
  return existing?.isEqualNode(element) ? existing : node
}

const isOtherBlock = (current: Element, next: Element) =>
  current.getAttribute('data-block') !== next.getAttribute('data-block')

function patchAttributes(current: Element, next: Element) {
  for (const { name } of [...current.attributes]) if (!next.hasAttribute(name)) current.removeAttribute(name)
  for (const { name, value } of [...next.attributes])
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
}
