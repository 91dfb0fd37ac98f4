/**
 * Makes lists of the paragraphs that Word writes for list items: `<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'>`, with the
 * bullet or number as text in front.
 */
export function buildWordLists(body: HTMLElement) {
  const items = [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class^="MsoListParagraph"]')]
  let lists: HTMLElement[] = []
  let previous: Element | null = null
  for (const paragraph of items) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1)
    const isOrdered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(takeMarker(paragraph))
    if (!previous || paragraph.previousElementSibling !== previous) lists = []
    lists = lists.slice(0, level)
    while (lists.length < level) lists.push(startList(lists, paragraph, isOrdered ? 'ol' : 'ul'))
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    lists.at(-1)?.append(item)
    paragraph.remove()
    previous = lists[0] ?? null
  }
}

/** A list inside the last item of the list around it, or where the paragraph is. */
function startList(lists: HTMLElement[], paragraph: HTMLElement, name: 'ol' | 'ul'): HTMLElement {
  const list = paragraph.ownerDocument.createElement(name)
  const outer = lists.at(-1)
  if (!outer) {
    paragraph.before(list)
    return list
  }
  const item = outer.lastElementChild ?? outer.appendChild(paragraph.ownerDocument.createElement('li'))
  item.append(list)
  return list
}

/** Removes the bullet or number in front of the text, and returns it. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  if (marker) {
    marker.remove()
    return marker.textContent
  }
  const first = paragraph.firstChild
  const text = /^\s*(?:[·•o§-]|\w{1,3}[.)])\s+/.exec(first?.nodeValue ?? '')?.[0] ?? ''
  if (first && text) first.nodeValue = (first.nodeValue ?? '').slice(text.length)
  return text
}
