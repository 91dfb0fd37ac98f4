import { cancelShowing, markSoldOut, moveShowing, postponeShowing, type Showing } from '@lerret/model'
import { expect, test } from 'vitest'
import { describeAct, describeState } from './act-sentences.ts'

const showing: Showing = {
  id: 'framsyning',
  productionId: 'film',
  startsAt: '2026-11-20T19:00:00Z',
  endsAt: '2026-11-20T21:00:00Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  formats: [],
  access: [],
}
const MOVED = '2026-11-21T18:30:00Z'

test.each([
  [{ type: 'cancel' }, 'Körkarlen fredag 20. november klokka 20.00 er avlyst.'],
  [{ type: 'postpone' }, 'Körkarlen fredag 20. november klokka 20.00 er utsett. Ny dato er ikkje klar.'],
  [
    { type: 'move', startsAt: MOVED },
    'Körkarlen fredag 20. november klokka 20.00 er flytta til laurdag 21. november klokka 19.30.',
  ],
  [
    { type: 'move', startsAt: showing.startsAt, hall: 'Sal 2' },
    'Körkarlen fredag 20. november klokka 20.00 er flytta til Sal 2.',
  ],
  [{ type: 'sell-out' }, 'Körkarlen fredag 20. november klokka 20.00 er utselt.'],
  [{ type: 'restore' }, 'Körkarlen fredag 20. november klokka 20.00 går som planlagt.'],
] as const)('%j has a sentence', (act, sentence) => {
  expect(describeAct('Körkarlen', showing, act)).toBe(sentence)
})

test('visitors read the state and the reason', () => {
  const notice = 'Framvisaren har stoppa.'
  expect(describeState(cancelShowing(showing, { notice }))).toBe(`Avlyst · ${notice}`)
  expect(describeState(postponeShowing(showing))).toBe('Utsett')
  expect(describeState(markSoldOut(showing))).toBe('Utselt')
  expect(describeState(moveShowing(showing, { startsAt: MOVED }))).toBe(
    'Flytta frå fredag 20. november klokka 20.00',
  )
  expect(describeState(showing)).toBe('')
})
