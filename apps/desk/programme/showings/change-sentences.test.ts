import { applyShowingChange, type Showing, type ShowingChange } from '@lerret/model'
import { expect, test } from 'vitest'
import { describeChange, describeDifferences } from './change-sentences.ts'

const showing: Showing = {
  id: 'framsyning',
  productionId: 'film',
  startsAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-11-20T20:00:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  priceFrom: 130,
  formats: [],
  access: [],
}
const changes: [ShowingChange, string, string[]][] = [
  [{ type: 'cancel', notice: 'Uvêr.' }, 'avlyst', ['Avlyst · Uvêr.']],
  [{ type: 'postpone' }, 'utsett utan ny dato', ['Utsett']],
  [{ type: 'sell-out' }, 'utselt', ['Utselt']],
  [{ type: 'hall', hall: 'Sal 2' }, 'til Sal 2', ['Storsalen → Sal 2']],
  [{ type: 'label', label: 'Babykino' }, 'merkt «Babykino»', ['ingen → Babykino']],
  [{ type: 'price', priceFrom: 90 }, 'pris frå 90 kr', ['130 kr → 90 kr']],
  [{ type: 'price', priceFrom: null }, 'utan pris', ['130 kr → ingen']],
  [{ type: 'access', access: 'hearing-loop', isOffered: true }, 'teleslynge', ['ingen → Teleslynge']],
  [
    { type: 'shift', days: 0, minutes: 30 },
    'forskyvd 30 min',
    ['19.00 → 19.30', 'Flytta frå fredag 20. november klokka 19.00'],
  ],
  [
    { type: 'shift', days: 7, minutes: 0 },
    'forskyvd 7 dagar',
    [
      'fredag 20. november klokka 19.00 → fredag 27. november klokka 19.00',
      'Flytta frå fredag 20. november klokka 19.00',
    ],
  ],
  [{ type: 'restore' }, 'som planlagt att', []],
]

test.each(changes)('%j has a sentence and a list of what is different', (change, sentence, differences) => {
  expect(describeChange(change)).toBe(sentence)
  expect(describeDifferences(showing, applyShowingChange(showing, change, true))).toEqual(differences)
})
