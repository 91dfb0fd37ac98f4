import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Screen } from './Screen.tsx'

const Loading = () => <Screen title="Menyar">Hentar …</Screen>
const Loaded = () => <Screen title="Menyar">Kino</Screen>

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

async function givenLoadingScreen() {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await act(async () => root.render(<Loading />))
  return {
    findTitle: () => element.querySelector('h1'),
    load: () => act(async () => root.render(<Loaded />)),
  }
}

test('the heading of a loaded screen takes the focus from that of the loading one', async () => {
  const { findTitle, load } = await givenLoadingScreen()
  const loading = findTitle()
  loading?.focus()
  await load()
  expect(findTitle()).not.toBe(loading)
  expect(document.activeElement).toBe(findTitle())
})

test('a heading takes no focus when the one before had none', async () => {
  const { load } = await givenLoadingScreen()
  const before = document.activeElement
  await load()
  expect(document.activeElement).toBe(before)
})
