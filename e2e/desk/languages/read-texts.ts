/** Runs in the page: every text that can be seen or heard, without what an editor has written in a text or a page. */
export function readTexts(): string[] {
  const CONTENT = '[contenteditable], iframe, script, style, noscript'
  const texts = new Set<string>([document.title.split(' · ')[0] ?? ''])
  const add = (text: string | null | undefined) => {
    const tidy = text?.replaceAll(/\s+/g, ' ').trim()
    if (tidy && /\p{L}{2}/u.test(tidy)) texts.add(tidy)
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(CONTENT) && !element.matches('[contenteditable], iframe')) continue
    for (const name of [
      'aria-label',
      'placeholder',
      'title',
      'alt',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
    ])
      add(element.getAttribute(name))
    if (element.matches(CONTENT)) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent)
  }
  return [...texts]
}
