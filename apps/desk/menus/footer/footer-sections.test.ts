import type { FooterSection } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeItemType, moveInList, numberSections, sortSections } from './footer-sections.ts'

const section = (title: string, order: number, items: FooterSection['items'] = []): FooterSection => ({
  title,
  locale: 'nb',
  order,
  items,
})

test('sections and their items are shown and numbered in their order', () => {
  const sections = [
    section('B', 20),
    section('A', 10, [
      { type: 'text', value: '2', order: 2 },
      { type: 'text', value: '1', order: 1 },
    ]),
  ]
  const sorted = sortSections(sections)
  expect(sorted.map(({ title, items }) => [title, ...items.map(({ value }) => value)])).toEqual([
    ['A', '1', '2'],
    ['B'],
  ])
  expect(numberSections(sorted).map(({ order }) => order)).toEqual([1, 2])
})

test('a link that becomes a text has no address any more', () => {
  const link = { type: 'link', value: 'Parkering', href: '/parkering', order: 1 } as const
  expect(changeItemType(link, 'text')).toEqual({ type: 'text', value: 'Parkering', order: 1 })
  expect(changeItemType({ type: 'text', value: 'x', order: 1 }, 'link')).toMatchObject({ href: '' })
})

test('moving back and forth in a list restores it, and nothing is lost at its ends', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (list, seed) => {
      const index = seed % list.length
      const moved = moveInList(list, index, 1)
      expect([...moved].sort()).toEqual([...list].sort())
      const isLast = index === list.length - 1
      expect(isLast ? moved : moveInList(moved, index + 1, -1)).toEqual(list)
    }),
  )
})
