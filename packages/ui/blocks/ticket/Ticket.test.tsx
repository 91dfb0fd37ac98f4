import { expect, test } from 'vitest'
import { film, showing } from '../../stories/index.ts'
import { listHrefs, renderBlock, toText } from '../../testing.tsx'

test('the next showing has its day, time, hall and ticket', () => {
  const html = renderBlock('ticket', [{ production: film(), showing: showing() }])
  expect(toText(html)).toContain('I kveld 19.00 Storsalen Levande orgel')
  expect(listHrefs(html)).toEqual([showing().purchaseHref])
  expect(html).toContain('aria-label="Neste framsyning"')
})

test('a moved showing says from when', () => {
  const moved = showing({ state: 'moved', previousStart: '2026-11-14T18:00:00.000Z' })
  expect(toText(renderBlock('ticket', [{ production: film(), showing: moved }]))).toContain(
    'Flytta frå laurdag 14. november 19.00',
  )
})

test('without a next showing it says so', () => {
  expect(toText(renderBlock('ticket', [{ production: film(), showing: null }]))).toContain(
    'Ingen framsyningar er lagde ut enno.',
  )
})

test('a showing that has ended since the page was rendered is called over, not missing', () => {
  const ended = showing({ startsAt: '2026-11-15T11:00:00Z', endsAt: '2026-11-15T14:10:00Z' })
  const html = renderBlock('ticket', [{ production: film(), showing: ended }])
  expect(toText(html)).toBe('Framsyninga er over. Sjå heile programmet for det som kjem.')
  expect(listHrefs(html)).toEqual([])
  const cancelled = renderBlock('ticket', [{ production: film(), showing: { ...ended, state: 'cancelled' } }])
  expect(toText(cancelled)).toContain('Avlyst')
})
