import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openBooks } from './database.ts'
import {
  countTaken,
  giveUp,
  HOLD_SECONDS,
  holdSeats,
  letGoOfExpired,
  pay,
  readPurchase,
  readTaken,
} from './purchases.ts'

const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(+NOW + seconds * 1000)
const nothing = () => {}
let books: ReturnType<typeof openBooks>
beforeEach(() => {
  books = openBooks(':memory:')
})

function hold(seats: string[], now = NOW, eventId = '1') {
  return holdSeats(books, { venueId: 'fjordheim', eventId, seats, total: 130 }, now)
}
function tokenOf(held: ReturnType<typeof hold>) {
  if (!('token' in held)) throw new Error(`${held.taken} is taken.`)
  return held.token
}
const buy = (token: string, now = NOW, sold = nothing) =>
  pay(books, { token, email: 'k@n.example' }, now, sold)

describe('a hold', () => {
  test('keeps places from others, of this showing alone', () => {
    hold(['3-7', '3-8'])
    expect(hold(['3-8', '3-9'])).toEqual({ taken: ['3-8'] })
    expect(hold(['3-8'], NOW, '2')).toHaveProperty('token')
    // Nothing of what was refused was kept.
    expect(hold(['3-9'])).toHaveProperty('token')
  })

  test('ends when its time is up, and not before', () => {
    const token = tokenOf(hold(['3-7']))
    expect(hold(['3-7'], later(HOLD_SECONDS - 1))).toEqual({ taken: ['3-7'] })
    expect(hold(['3-7'], later(HOLD_SECONDS))).toHaveProperty('token')
    expect(buy(token, later(HOLD_SECONDS))).toMatchObject({ state: 'expired', seats: [] })
  })

  test('that is given up is free for others, but what is paid stays paid', () => {
    const token = tokenOf(hold(['3-7']))
    giveUp(books, token)
    const next = tokenOf(hold(['3-7']))
    buy(next)
    giveUp(books, next)
    expect(hold(['3-7'])).toEqual({ taken: ['3-7'] })
    expect(readPurchase(books, token, NOW)).toMatchObject({ state: 'given-up', seats: [] })
  })
})

describe('paying', () => {
  test('gives a number and a code, and the places are sold for good', () => {
    const paid = buy(tokenOf(hold(['3-7'])))
    expect(paid).toMatchObject({ state: 'paid', number: 400_001, seats: ['3-7'] })
    expect(paid?.code).toMatch(/^(\w{4}-){3}\w{4}$/)
    letGoOfExpired(books, later(10 * HOLD_SECONDS))
    expect(readTaken(books, '1')).toEqual(new Map([['3-7', 'sold']]))
    expect(countTaken(books)).toEqual(new Map([['1', { sold: 1, held: 0 }]]))
  })

  test('twice is paying once', () => {
    const token = tokenOf(hold(['3-7']))
    let told = 0
    const first = buy(token, NOW, () => void told++)
    expect(buy(token, later(HOLD_SECONDS * 2), () => void told++)).toEqual(first)
    expect(told).toBe(1)
  })

  test('that cannot be written down whole is not done at all', () => {
    const token = tokenOf(hold(['3-7']))
    const fails = () => {
      throw new Error('disk full')
    }
    expect(() => buy(token, NOW, fails)).toThrow('disk full')
    expect(readPurchase(books, token, NOW)).toMatchObject({ state: 'held', seats: ['3-7'] })
  })
})

test('what was paid is there after the books were closed', () => {
  const file = join(folder, 'kept', 'books.sqlite')
  books = openBooks(file)
  const token = tokenOf(hold(['3-7']))
  buy(token)
  books.close()
  books = openBooks(file)
  expect(readPurchase(books, token, NOW)).toMatchObject({ state: 'paid', seats: ['3-7'] })
  books.close()
})

test('whatever buyers do, in whatever order, through whichever door, no place has two of them', () => {
  const act = fc.record({
    door: fc.nat(1),
    what: fc.constantFrom('hold', 'pay', 'give-up'),
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 5 }).map(String), { minLength: 1, maxLength: 3 }),
    who: fc.nat(8),
    seconds: fc.nat(HOLD_SECONDS),
  })
  let run = 0
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const file = join(folder, `any-${run++}.sqlite`)
      const doors = [openBooks(file), openBooks(file)] as const
      const tokens: string[] = []
      const paid = new Map<string, string>()
      let now = +NOW
      for (const { door, what, seats, who, seconds } of acts) {
        books = doors[door as 0 | 1]
        now += seconds * 250
        const token = tokens[who % (tokens.length || 1)] ?? ''
        if (what === 'hold') {
          const held = hold(seats, new Date(now))
          if ('token' in held) tokens.push(held.token)
        } else if (what === 'give-up') giveUp(books, token)
        else if (buy(token, new Date(now))?.state === 'paid')
          for (const seat of readPurchase(books, token, new Date(now))?.seats ?? []) {
            expect(paid.get(seat) ?? token).toBe(token)
            paid.set(seat, token)
          }
      }
      expect(readTaken(doors[0], '1').size).toBeGreaterThanOrEqual(paid.size)
      for (const open of doors) open.close()
    }),
    { numRuns: 30 },
  )
})
