import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedRecord } from './kinds.ts'
import { RecordTable } from './RecordTable.tsx'

const createRecord = (changes: Partial<ListedRecord>): ListedRecord => ({
  kind: 'article',
  id: 'vaffel',
  state: 'published',
  title: 'Vaffelkino',
  facts: {},
  production: null,
  draftVersion: 3,
  stableVersion: 2,
  author: 'Amina Berge',
  savedAt: '2026-11-16T12:00:00.000Z',
  plan: null,
  ...changes,
})
const planned = (times: Partial<NonNullable<ListedRecord['plan']>>) => ({
  publishAt: null,
  unpublishAt: null,
  version: 3,
  problem: null,
  ...times,
})

const readState = (record: ListedRecord) => {
  const { unmount } = render(<RecordTable caption="Nyhende" records={[record]} />)
  const text = screen.getAllByRole('cell')[0]?.textContent
  unmount()
  return text
}

test('a record that is planned says what visitors see until then, and when it changes', () => {
  const plan = planned({ publishAt: '2030-12-01T17:00:00.000Z' })
  expect(readState(createRecord({ state: 'changed', plan }))).toBe(
    'Endra sidan publisering Planlagd 1. des 18.00',
  )
  expect(readState(createRecord({ state: 'draft', plan }))).toBe('Utkast Planlagd 1. des 18.00')
  expect(readState(createRecord({ state: 'published', plan }))).toBe('Publisert Planlagd 1. des 18.00')
})

test('a record that will be taken off the site says when', () => {
  const unpublishAt = '2030-12-24T11:00:00.000Z'
  expect(readState(createRecord({ plan: planned({ unpublishAt }) }))).toBe(
    'Publisert Blir teken ned 24. des 12.00',
  )
  expect(
    readState(createRecord({ plan: planned({ publishAt: '2030-12-01T17:00:00.000Z', unpublishAt }) })),
  ).toBe('Publisert Planlagd 1. des 18.00, blir teken ned 24. des 12.00')
})

test('a record whose plan failed is not said to be planned', () => {
  expect(readState(createRecord({ plan: planned({ problem: 'unknown' }) }))).toBe('Publisert')
})
