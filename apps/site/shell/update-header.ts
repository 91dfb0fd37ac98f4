import { parsePath } from '@lerret/model'

/** Sets `aria-current` as the server does: `page` on the page's own entry, `true` on the entries above it. */
export function updateMenus(path: string) {
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
