import type { SiteFacts } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import { HEAD_TAGS, headTags } from './head-tags.ts'

/** Replaces the tags in the document's head by those of the page that is now shown. */
export function updateHead(page: PageData, facts: SiteFacts) {
  // The structured data describes the previous page.
  for (const old of document.head.querySelectorAll(`${HEAD_TAGS}, script[type="application/ld+json"]`))
    old.remove()
  for (const { tag, attributes } of headTags(page, facts)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
  updateLanguageLinks(page)
}

/** Makes the header's links to other languages lead to the page that is now shown, as the server does. */
function updateLanguageLinks({ versions = [] }: PageData) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    const href = versions.find(({ lang }) => lang === link.hreflang)?.href ?? link.dataset.front
    link.hidden = href === undefined
    if (href !== undefined) link.href = href
  }
}
