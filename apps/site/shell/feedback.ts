/** What a visitor who cannot see the page change is told, and where the keyboard goes on from. */

export function announce(text: string, mode: 'heard' | 'seen' = 'heard') {
  const place = document.querySelector<HTMLElement>('[data-announcer]')
  if (!place) return
  place.textContent = text
  place.dataset.announcer = mode
}

/** The keyboard goes on from what the address points at, or from the main heading. */
export function focusOn(hash: string) {
  const target = (hash && findTarget(hash)) || document.querySelector<HTMLElement>('main h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

export function progress(isShown: boolean) {
  const line = document.querySelector<HTMLElement>('[data-progress]')
  // Hidden once more, it would be styled once more.
  if (line && line.hidden === isShown) line.hidden = !isShown
}
