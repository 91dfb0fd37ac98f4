import { afterEach, expect, onTestFinished, test } from 'vitest'
import { listenForShortcuts } from './shortcuts.ts'
import { setSingleKeys } from './single-keys.ts'

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/redaksjon/nyhende')
})

function givenDesk() {
  const opened: string[] = []
  const stop = listenForShortcuts({
    places: [{ route: 'newsletters', label: 'Nyhendebrev', letter: 'R' }],
    openPalette: (text) => opened.push(text),
  })
  onTestFinished(stop)
  return {
    opened,
    press(...keys: string[]) {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    },
  }
}

test('letters and signs do nothing outside fields', () => {
  const { opened, press } = givenDesk()
  press('G', 'r', 'a', 't', 'i', 's', '?')
  expect(window.location.pathname).not.toBe('/redaksjon/nyhendebrev')
  expect(opened).toEqual([])
})

test('letters and signs are shortcuts for those who switch them on', () => {
  const { opened, press } = givenDesk()
  setSingleKeys(true)
  press('g', 'r', '?')
  expect(window.location.pathname).toBe('/redaksjon/nyhendebrev')
  expect(opened).toEqual(['?'])
})

test('F1 opens the list of all keys', () => {
  const { opened, press } = givenDesk()
  press('F1')
  expect(opened).toEqual(['?'])
})
