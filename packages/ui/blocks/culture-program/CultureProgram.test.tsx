import { expect, test } from 'vitest'
import { concert, showing } from '../../stories/index.ts'
import { renderBlock, toText } from '../../testing.tsx'

const renderEvent = (facts: Parameters<typeof showing>[0]) =>
  renderBlock('culture-program', [
    {
      heading: 'På scena',
      filters: false,
      productions: [concert()],
      showings: [showing({ productionId: 'hardingfele', ...facts })],
      link: null,
    },
  ])

test('an event has its date, title, time, kind, hall and ticket', () => {
  const text = toText(renderEvent({ startsAt: '2026-11-28T18:00:00.000Z', label: null }))
  expect(text).toContain('28 nov Hardingfele & elektronika Laurdag 19.00 Konsert Storsalen')
  expect(text).toMatch(/Tillaten for alle Kjøp billett til Hardingfele/)
})

test('an event today or tomorrow says so', () => {
  expect(toText(renderEvent({}))).toContain('I dag 19.00')
  expect(toText(renderEvent({ startsAt: '2026-11-16T18:00:00.000Z' }))).toContain('I morgon 19.00')
})

test('every state has a text', () => {
  const text = toText(renderBlock('culture-program'))
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
  const html = renderBlock('culture-program', [
    { heading: 'På scena', filters: false, productions: [], showings: [], link: null },
  ])
  expect(toText(html)).toContain('Ingen arrangement er lagde ut enno.')
})
