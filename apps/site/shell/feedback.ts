/** Announces a text to screen readers; `seen` also shows it. */
export function announce(text: string, mode: 'heard' | 'seen' = 'heard') {
  const announcer = document.querySelector<HTMLElement>('[data-announcer]')
  if (!announcer) return
  announcer.textContent = text
  announcer.dataset.announcer = mode
}

/** Moves the keyboard focus to the target of the hash, or to the main heading. */
export function moveFocus(hash: string) {
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

export function showProgress(isShown: boolean) {
  const bar = document.querySelector<HTMLElement>('[data-progress]')
  // Setting `hidden` to the value it has would still recompute styles.
  if (bar && bar.hidden === isShown) bar.hidden = !isShown
}
