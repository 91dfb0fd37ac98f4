import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import type { Place } from './places.ts'
import { focusNextRegion } from './regions.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** What is typed into the palette to see all keys. */
export const KEY_MAP_TEXT = '?'

/** How long after G a letter still counts. */
const SEQUENCE_MS = 1500

/** Listens for the keys that work everywhere. Returns a function that stops it. */
export function listenForShortcuts({
  places,
  openPalette,
}: {
  places: readonly Place[]
  openPalette(text: string): void
}): () => void {
  let goPressedAt = Number.NEGATIVE_INFINITY

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      openPalette('')
    } else if (event.key === 'F1') {
      event.preventDefault()
      openPalette(KEY_MAP_TEXT)
    } else if (event.key === 'F6') {
      event.preventDefault()
      focusNextRegion(event.shiftKey ? -1 : 1)
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && canTakeLetters(event.target)) {
      onLetter(event)
    }
  }

  function onLetter(event: KeyboardEvent) {
    const letter = event.key.toUpperCase()
    const isAfterGo = event.timeStamp - goPressedAt < SEQUENCE_MS
    goPressedAt = letter === 'G' && !isAfterGo ? event.timeStamp : Number.NEGATIVE_INFINITY
    const place = isAfterGo ? places.find((each) => each.letter === letter) : undefined
    if (place) {
      event.preventDefault()
      navigate(pathTo(place.route))
    } else if (event.key === '?') {
      event.preventDefault()
      openPalette(KEY_MAP_TEXT)
    }
  }

  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Single letters are shortcuts only where nobody types, and not behind a dialog. */
function canTakeLetters(target: EventTarget | null): boolean {
  if (!areSingleKeysOn() || !(target instanceof HTMLElement)) return false
  return (
    !target.isContentEditable && !target.closest('input, textarea, select, [role="dialog"], [role="grid"]')
  )
}
