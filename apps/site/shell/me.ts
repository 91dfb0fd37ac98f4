import { PROFILE_STORAGE_KEY } from '@lerret/model'

/** Says in the header who is logged in, in a place that is there for it. */
export function showMe(name: string) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-me]')) {
    const sign = link.firstElementChild as HTMLElement
    sign.textContent = [...name][0]?.toUpperCase() ?? ''
    if (name) link.ariaLabel = link.dataset.me?.replace('{name}', name) ?? ''
    else link.removeAttribute('aria-label')
  }
}

/** The name of whoever is logged in, as far as this browser remembers; empty for nobody. */
export function rememberedName(): string {
  try {
    const { userName, token } = JSON.parse(localStorage.getItem(PROFILE_STORAGE_KEY) ?? '{}')
    return typeof userName === 'string' && token ? userName : ''
  } catch {
    return ''
  }
}
