import { useSyncExternalStore } from 'react'

const KEY = 'desk-single-keys'
const listeners = new Set<() => void>()

/** Whether single letters are shortcuts. People who dictate, or press keys by accident, can switch them off. */
export const areSingleKeysOn = () => localStorage.getItem(KEY) !== 'off'

export function setSingleKeys(isOn: boolean) {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, areSingleKeysOn)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
