import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Opens a screen of the desk. With `replace`, *back* skips the current address. */
export function navigate(href: string, { replace = false }: { replace?: boolean } = {}) {
  if (replace) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  for (const listener of listeners) listener()
}

/** The current address, from the path on. It changes without loading the document. */
export function useLocation(): URL {
  const href = useSyncExternalStore(subscribe, () => window.location.href)
  return new URL(href)
}

/** The search parameters of the address, and a function that changes some of them. Empty values are removed. */
export function useSearchParams(): [URLSearchParams, (changes: Record<string, string>) => void] {
  const { pathname, searchParams } = useLocation()
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    const query = next.toString()
    navigate(query ? `${pathname}?${query}` : pathname, { replace: true })
  }
  return [searchParams, change]
}

/** Lets plain links to screens of the desk change the address without loading the document. Returns a function that stops it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || !isScreen(link)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

const isScreen = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin && /^\/redaksjon(\/(?!api(\/|$)|framsyn(\/|$))|$)/.test(pathname)

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}
