import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePublicState } from './use-public-state.ts'

const open = (opened: Parameters<typeof usePublicState>[0]) => renderHook(() => usePublicState(opened)).result

test('a public record whose newest version is not public is changed', () => {
  const record = open({ stableVersion: 1, state: 'changed' })
  expect(record.current.describe(false)).toBe('changed')
})

test('a public record is changed by what is typed, and stays so when it is saved, until it is published', () => {
  const record = open({ stableVersion: 1, state: 'published' })
  expect([record.current.describe(false), record.current.describe(true)]).toEqual(['published', 'changed'])
  act(() => record.current.setSaved())
  expect(record.current.describe(false)).toBe('changed')
  act(() => record.current.setPublished())
  expect(record.current.describe(false)).toBe('published')
})

test('what is taken back is as before: a first publication is a draft again, a later one is changed', () => {
  const record = open({ stableVersion: null, state: 'draft' })
  act(() => record.current.setPublished())
  act(() => record.current.setReverted())
  expect([record.current.isPublic, record.current.describe(false)]).toEqual([false, 'draft'])

  act(() => record.current.setPublished())
  act(() => record.current.setSaved())
  act(() => record.current.setPublished())
  act(() => record.current.setReverted())
  expect([record.current.isPublic, record.current.describe(false)]).toEqual([true, 'changed'])
})

test('a record that is read again, as when planning has saved a version, has the state that was read', () => {
  const { result, rerender } = renderHook(usePublicState, {
    initialProps: { stableVersion: 1, state: 'published' } as Parameters<typeof usePublicState>[0],
  })
  rerender({ stableVersion: 1, state: 'changed' })
  expect(result.current.describe(false)).toBe('changed')
  act(() => result.current.setPublished())
  rerender({ stableVersion: 1, state: 'changed' })
  expect(result.current.describe(false)).toBe('published')
})
