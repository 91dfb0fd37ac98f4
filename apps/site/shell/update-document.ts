import { parsePath, type SiteFacts } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import { HEAD_TAGS, headTags } from './head-tags.ts'

/** Updates head and menus for the page that is now shown. */
export function updateDocument(page: PageData, facts: SiteFacts) {
  updateHead(page, facts)
  updateMenus(page.path)
}

function updateHead(page: PageData, facts: SiteFacts) {
  // The structured data describes the previous page.
  for (const old of document.head.querySelectorAll(`${HEAD_TAGS}, script[type="application/ld+json"]`))
    old.remove()
  for (const { tag, attributes } of headTags(page, facts)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}

/** Sets `aria-current` as the server does: `page` on the page's own entry, `true` on the entries above it. */
function updateMenus(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a, footer nav a')) {
    if (leadsTo(link, path)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const parent of document.querySelectorAll(
    ':is(header, footer) nav li:has([aria-current]) > a:not([aria-current])',
  ))
    parent.setAttribute('aria-current', 'true')
}

const leadsTo = (link: HTMLAnchorElement, path: string) =>
  link.origin === location.origin && parsePath(link.pathname)?.toLowerCase() === path.toLowerCase()

/** Closes the menus and empties the search field. */
export function resetHeader() {
  document.querySelector<HTMLElement>('header [popover]:popover-open')?.hidePopover()
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
    submenu.open = false
  document.querySelector<HTMLFormElement>('header form')?.reset()
}
