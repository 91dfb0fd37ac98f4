import { type PageData, pathOf, type SiteFacts } from '@lerret/model'
import { HEAD_TAGS, headTags } from './head-tags.ts'

/** Brings what stands around the page up to date with the page that is shown now: head and menus. */
export function followPage(page: PageData, facts: SiteFacts) {
  followHead(page, facts)
  followMenus(page.path)
}

function followHead(page: PageData, facts: SiteFacts) {
  // What is told to search engines about the page before is not about this one.
  for (const old of document.head.querySelectorAll(`${HEAD_TAGS}, script[type="application/ld+json"]`))
    old.remove()
  for (const { tag, attributes } of headTags(page, facts)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}

/** As the menus are drawn: the page itself, or an entry that it stands under. */
function followMenus(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a, footer nav a')) {
    if (isSame(link, path)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const above of document.querySelectorAll(
    ':is(header, footer) nav li:has([aria-current]) > a:not([aria-current])',
  ))
    above.setAttribute('aria-current', 'true')
}

const isSame = (link: HTMLAnchorElement, path: string) =>
  link.origin === location.origin && pathOf(link.pathname)?.toLowerCase() === path.toLowerCase()

/** A menu that has been used is closed, and a question that has been asked is not asked again. */
export function tidyHeader() {
  document.querySelector<HTMLElement>('header [popover]:popover-open')?.hidePopover()
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
    submenu.open = false
  document.querySelector<HTMLFormElement>('header form')?.reset()
}
