/** Elements of a page whose own text, or whose picture, the other page does not have. */
export function findDifferentElements(page: ParentNode, other: ParentNode): Element[] {
  const counts = new Map<string, number>()
  for (const element of other.querySelectorAll('*')) {
    const content = describeContent(element)
    if (content !== null) counts.set(content, (counts.get(content) ?? 0) + 1)
  }
  return [...page.querySelectorAll('*')].filter((element) => {
    const content = describeContent(element)
    if (content === null) return false
    const count = counts.get(content) ?? 0
    counts.set(content, count - 1)
    return count <= 0
  })
}

/** null for an element that only contains others. */
function describeContent(element: Element): string | null {
  if (element.localName === 'img') return `img ${element.getAttribute('src')}`
  if (element.localName === 'script' || element.localName === 'style') return null
  const text = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim())
    .join(' ')
    .trim()
  return text === '' ? null : `${element.localName} ${text}`
}
