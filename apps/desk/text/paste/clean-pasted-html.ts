import { parseBody } from '../html/parse-body.ts'
import { buildWordLists } from './word-lists.ts'

/**
 * Pasted HTML with its structure in elements that the editor reads. Styles, classes and whatever else the editor does not have fall away
 * when it reads them; here is what would otherwise be read wrongly.
 */
export function cleanPastedHtml(html: string): string {
  // It was copied from an editor of ours.
  if (html.includes('data-pm-slice')) return html
  const body = parseBody(html)
  removeComments(body)
  for (const element of body.querySelectorAll(
    'meta, link, style, script, title, o\\:p, br.Apple-interchange-newline',
  ))
    element.remove()
  buildWordLists(body)
  // Google Docs puts everything into an element that looks bold and is not.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes)
  for (const heading of body.querySelectorAll('h1, h5, h6'))
    rename(heading, heading.localName === 'h1' ? 'h2' : 'h4')
  // Pictures belong in the media library; those of other programs cannot be loaded from the site.
  for (const image of body.querySelectorAll('img')) image.remove()
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', cleanAddress(link.getAttribute('href') ?? ''))
  for (const element of body.querySelectorAll('p, h2, h3, h4'))
    if (element.textContent.trim() === '') element.remove()
  for (const br of body.querySelectorAll(':scope > br')) br.remove()
  return body.innerHTML
}

function removeComments(parent: Node) {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.parentNode?.removeChild(node)
    else removeComments(node)
  }
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Google Docs and its search lead links through themselves. */
function cleanAddress(address: string): string {
  const url = URL.parse(address)
  const isRedirect = url?.hostname === 'www.google.com' && url.pathname === '/url'
  return (isRedirect && url.searchParams.get('q')) || address
}
