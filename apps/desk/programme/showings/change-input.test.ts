import { expect, test } from 'vitest'
import { createChange, NO_INPUT } from './change-input.ts'

test.each([
  [
    { type: 'cancel', notice: ' Uvêr. ' },
    { type: 'cancel', notice: 'Uvêr.' },
  ],
  [
    { type: 'shift', minutes: '−15' },
    { type: 'shift', days: 0, minutes: -15 },
  ],
  [
    { type: 'shift', days: '7', minutes: '' },
    { type: 'shift', days: 7, minutes: 0 },
  ],
  [{ type: 'shift', minutes: '0' }, null],
  [{ type: 'shift', minutes: 'ein halv time' }, null],
  [{ type: 'hall', hall: ' ' }, null],
  [
    { type: 'hall', hall: 'Sal 2' },
    { type: 'hall', hall: 'Sal 2' },
  ],
  [
    { type: 'label', label: '' },
    { type: 'label', label: '' },
  ],
  [
    { type: 'price', price: '89,50' },
    { type: 'price', priceFrom: 89.5 },
  ],
  [
    { type: 'price', price: '' },
    { type: 'price', priceFrom: null },
  ],
  [{ type: 'price', price: 'billeg' }, null],
  [{ type: 'restore', notice: 'Uvêr.' }, { type: 'restore' }],
] as const)('%j is the change %j', (input, expected) => {
  expect(createChange({ ...NO_INPUT, ...input })).toEqual(expected)
})
