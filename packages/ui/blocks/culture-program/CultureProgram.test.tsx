import { expect, test } from 'vitest'
import { concert, showing } from '../../stories/index.ts'
import { drawnBlock, textOf } from '../../testing.tsx'

const renderEvent = (facts: Parameters<typeof showing>[0]) =>
  drawnBlock('culture-program', [
    {
      heading: 'På scena',
      productions: [concert()],
      showings: [showing({ productionId: 'hardingfele', ...facts })],
      link: null,
    },
  ])

test('an event has its date, title, time, kind, hall and ticket', () => {
  const text = textOf(renderEvent({ startsAt: '2026-11-28T18:00:00.000Z', label: null }))
  expect(text).toContain('28 nov Hardingfele & elektronika Laurdag 19.00 Konsert Storsalen')
  expect(text).toMatch(/Tillaten for alle Kjøp billett til Hardingfele/)
})

test('an event today or tomorrow says so', () => {
  expect(textOf(renderEvent({}))).toContain('I dag 19.00')
  expect(textOf(renderEvent({ startsAt: '2026-11-16T18:00:00.000Z' }))).toContain('I morgon 19.00')
})

test('every state has a text', () => {
  const text = textOf(drawnBlock('culture-program'))
  for (const status of [
    'Få billettar att',
    'Utselt',
    'Billettsalet opnar i morgon 10.00',
    'Sal i døra',
    'Gratis',
    'Avlyst',
    'Utsett',
    'Flytta frå laurdag 19.00',
  ])
    expect(text).toContain(status)
})

test('without events it says so', () => {
  const html = drawnBlock('culture-program', [
    { heading: 'På scena', productions: [], showings: [], link: null },
  ])
  expect(textOf(html)).toContain('Ingen arrangement er lagde ut enno.')
})
