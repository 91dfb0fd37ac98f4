import { useSyncExternalStore } from 'react'

const KEY = 'desk-single-keys'
const listeners = new Set<() => void>()

/**
 * Whether single letters and signs are shortcuts. They are not unless somebody switches them on: what is typed or dictated outside of a
 * field would lead elsewhere (WCAG 2.1.4).
 */
export const areSingleKeysOn = () => localStorage.getItem(KEY) === 'on'

export function setSingleKeys(isOn: boolean) {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, areSingleKeysOn)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
