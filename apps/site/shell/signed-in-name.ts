import { PROFILE_STORAGE_KEY } from '@lerret/model'

/** Shows the member's initial in the header's profile link; an empty name removes it. */
export function showSignedInName(name: string) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-me]')) {
    const initial = link.firstElementChild as HTMLElement
    initial.textContent = [...name][0]?.toUpperCase() ?? ''
    if (name) link.ariaLabel = link.dataset.me?.replace('{name}', name) ?? ''
    else link.removeAttribute('aria-label')
  }
}

/** The name of the logged-in member in local storage; empty if there is none. */
export function readSignedInName(): string {
  try {
    const { userName, token } = JSON.parse(localStorage.getItem(PROFILE_STORAGE_KEY) ?? '{}')
    return typeof userName === 'string' && token ? userName : ''
  } catch {
    return ''
  }
}
