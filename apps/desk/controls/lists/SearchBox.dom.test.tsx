import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const searches: string[] = []
const box = (value: string) => (
  <SearchBox label="Søk" value={value} onSearch={(text) => void searches.push(text)} />
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('a search that was removed elsewhere is not asked for again', async () => {
  searches.length = 0
  const { rerender } = render(box(''))
  fireEvent.change(field(), { target: { value: 'orgel' } })
  await wait()
  rerender(box('orgel'))
  rerender(box(''))
  await wait()
  expect([field().value, searches]).toEqual(['', ['orgel']])
})

test('what is typed while a search is shown stays', async () => {
  searches.length = 0
  const { rerender } = render(box(''))
  fireEvent.change(field(), { target: { value: 'org' } })
  await wait()
  fireEvent.change(field(), { target: { value: 'orgel' } })
  rerender(box('org'))
  await wait()
  expect([field().value, searches]).toEqual(['orgel', ['org', 'orgel']])
})
