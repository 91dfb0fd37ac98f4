import { trustHtml } from '@lerret/ui/trusted-html'

/**
 * HTML as a browser understands it in the body of a page. Its document has no window: nothing in it runs, and no picture or frame is
 * loaded.
 */
export function parseBody(html: string): HTMLElement {
  inertDocument ??= document.implementation.createHTMLDocument('')
  const body = inertDocument.createElement('body')
  body.innerHTML = trustHtml(html)
  return body
}

let inertDocument: Document | null = null
