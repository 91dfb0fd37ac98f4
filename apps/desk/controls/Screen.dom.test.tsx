import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Screen } from './Screen.tsx'

const Loading = () => <Screen title="Menyar">Hentar …</Screen>
const Loaded = () => <Screen title="Menyar">Kino</Screen>

function givenLoadingScreen() {
  const { container, rerender } = render(<Loading />)
  return {
    findTitle: () => container.querySelector('h1'),
    load: () => rerender(<Loaded />),
  }
}

test('the heading of a loaded screen takes the focus from that of the loading one', () => {
  const { findTitle, load } = givenLoadingScreen()
  const loading = findTitle()
  loading?.focus()
  load()
  expect(findTitle()).not.toBe(loading)
  expect(document.activeElement).toBe(findTitle())
})

test('a heading takes no focus when the one before had none', () => {
  const { load } = givenLoadingScreen()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  load()
  expect(document.activeElement).toBe(document.body)
})
