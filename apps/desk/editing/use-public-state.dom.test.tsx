import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePublicState } from './use-public-state.ts'

type PublicState = ReturnType<typeof usePublicState>

let root: Root
let record: PublicState
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function Opened(opened: Parameters<typeof usePublicState>[0]) {
  record = usePublicState(opened)
  return null
}
const open = (opened: Parameters<typeof usePublicState>[0]) => act(() => root.render(<Opened {...opened} />))

test('a public record whose newest version is not public is changed', () => {
  open({ stableVersion: 1, state: 'changed' })
  expect(record.describe(false)).toBe('changed')
})

test('a public record is changed by what is typed, and stays so when it is saved, until it is published', () => {
  open({ stableVersion: 1, state: 'published' })
  expect([record.describe(false), record.describe(true)]).toEqual(['published', 'changed'])
  act(() => record.setSaved())
  expect(record.describe(false)).toBe('changed')
  act(() => record.setPublished())
  expect(record.describe(false)).toBe('published')
})

test('what is taken back is as before: a first publication is a draft again, a later one is changed', () => {
  open({ stableVersion: null, state: 'draft' })
  act(() => record.setPublished())
  act(() => record.setReverted())
  expect([record.isPublic, record.describe(false)]).toEqual([false, 'draft'])

  act(() => record.setPublished())
  act(() => record.setSaved())
  act(() => record.setPublished())
  act(() => record.setReverted())
  expect([record.isPublic, record.describe(false)]).toEqual([true, 'changed'])
})
