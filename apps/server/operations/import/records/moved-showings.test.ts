import { expect, test } from 'vitest'
import { findMovedShowings, showingKey } from './moved-showings.ts'

const document = (...keys: string[]) => ({
  key: 'title:nosferatu',
  showings: keys.map((key) => ({ key }) as never),
})
const key = (name: string) => showingKey({ key: 'title:nosferatu' }, name)
const at = (time: string, hall = 'Storsalen', day = '20') => `2026-11-${day}T${time}:00.000Z ${hall}`

test('a showing that is gone has moved to the nearest new one of the day in its hall', () => {
  const known = [key(at('17:00')), key(at('20:00'))]
  expect(findMovedShowings(document(at('17:30'), at('20:00')), known)).toEqual([
    { before: key(at('17:00')), after: key(at('17:30')) },
  ])
  expect(findMovedShowings(document(at('18:00'), at('20:15')), known)).toEqual([
    { before: key(at('17:00')), after: key(at('18:00')) },
    { before: key(at('20:00')), after: key(at('20:15')) },
  ])
})

test.each([
  ['still there', [at('17:00'), at('19:00')]],
  ['of another hall', [at('19:00', 'Sal 2')]],
  ['of another day', [at('17:00', 'Storsalen', '21')]],
  ['with an id', ['id 7']],
])('a showing %s has not moved', (_, keys) => {
  expect(findMovedShowings(document(...keys), [key(at('17:00'))])).toEqual([])
})

test('a showing of another production has not moved', () => {
  expect(findMovedShowings(document(at('18:00')), [showingKey({ key: 'title:faust' }, at('17:00'))])).toEqual(
    [],
  )
})
