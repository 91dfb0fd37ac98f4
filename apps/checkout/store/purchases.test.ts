import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import {
  countTaken,
  giveUp,
  HOLD_SECONDS,
  holdSeats,
  pay,
  readPurchase,
  readTaken,
  releaseExpired,
} from './purchases.ts'

const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(+NOW + seconds * 1000)
const nothing = () => {}
let db: ReturnType<typeof openDatabase>
beforeEach(() => {
  db = openDatabase(':memory:')
})

function hold(seats: string[], now = NOW, eventId = '1') {
  return holdSeats(db, { venueId: 'fjordheim', eventId, seats, total: 130 }, now)
}
function getToken(held: ReturnType<typeof hold>) {
  if (!('token' in held)) throw new Error(`${held.taken} is taken.`)
  return held.token
}
const buy = (token: string, now = NOW, sold = nothing) => pay(db, { token, email: 'k@n.example' }, now, sold)

describe('a hold', () => {
  test('reserves seats of this showing only', () => {
    hold(['3-7', '3-8'])
    expect(hold(['3-8', '3-9'])).toEqual({ taken: ['3-8'] })
    expect(hold(['3-8'], NOW, '2')).toHaveProperty('token')
    // A refused hold reserves nothing.
    expect(hold(['3-9'])).toHaveProperty('token')
  })

  test('expires when its time is up, and not before', () => {
    const token = getToken(hold(['3-7']))
    expect(hold(['3-7'], later(HOLD_SECONDS - 1))).toEqual({ taken: ['3-7'] })
    expect(hold(['3-7'], later(HOLD_SECONDS))).toHaveProperty('token')
    expect(buy(token, later(HOLD_SECONDS))).toMatchObject({ state: 'expired', seats: [] })
  })

  test('that is given up frees the seats, but a paid purchase stays paid', () => {
    const token = getToken(hold(['3-7']))
    giveUp(db, token)
    const next = getToken(hold(['3-7']))
    buy(next)
    giveUp(db, next)
    expect(hold(['3-7'])).toEqual({ taken: ['3-7'] })
    expect(readPurchase(db, token, NOW)).toMatchObject({ state: 'given-up', seats: [] })
  })
})

describe('paying', () => {
  test('gives an order number and a code, and the seats stay sold', () => {
    const paid = buy(getToken(hold(['3-7'])))
    expect(paid).toMatchObject({ state: 'paid', number: 400_001, seats: ['3-7'] })
    expect(paid?.code).toMatch(/^(\w{4}-){3}\w{4}$/)
    releaseExpired(db, later(10 * HOLD_SECONDS))
    expect(readTaken(db, '1')).toEqual(new Map([['3-7', 'sold']]))
    expect(countTaken(db)).toEqual(new Map([['1', { sold: 1, held: 0 }]]))
  })

  test('twice gives one order', () => {
    const token = getToken(hold(['3-7']))
    let sales = 0
    const first = buy(token, NOW, () => void sales++)
    expect(buy(token, later(HOLD_SECONDS * 2), () => void sales++)).toEqual(first)
    expect(sales).toBe(1)
  })

  test('is rolled back when something in its transaction fails', () => {
    const token = getToken(hold(['3-7']))
    const fails = () => {
      throw new Error('disk full')
    }
    expect(() => buy(token, NOW, fails)).toThrow('disk full')
    expect(readPurchase(db, token, NOW)).toMatchObject({ state: 'held', seats: ['3-7'] })
  })
})

test('a paid purchase is there after the database was reopened', () => {
  const file = join(folder, 'reopened', 'books.sqlite')
  db = openDatabase(file)
  const token = getToken(hold(['3-7']))
  buy(token)
  db.close()
  db = openDatabase(file)
  expect(readPurchase(db, token, NOW)).toMatchObject({ state: 'paid', seats: ['3-7'] })
  db.close()
})

test('no seat is sold twice, whatever buyers do in whatever order on two servers', () => {
  const action = fc.record({
    database: fc.nat(1),
    action: fc.constantFrom('hold', 'pay', 'give-up'),
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 5 }).map(String), { minLength: 1, maxLength: 3 }),
    buyer: fc.nat(8),
    seconds: fc.nat(HOLD_SECONDS),
  })
  let run = 0
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const file = join(folder, `any-${run++}.sqlite`)
      const databases = [openDatabase(file), openDatabase(file)] as const
      const tokens: string[] = []
      const paid = new Map<string, string>()
      let now = +NOW
      for (const { database, action, seats, buyer, seconds } of actions) {
        db = databases[database as 0 | 1]
        now += seconds * 250
        const token = tokens[buyer % (tokens.length || 1)] ?? ''
        if (action === 'hold') {
          const held = hold(seats, new Date(now))
          if ('token' in held) tokens.push(held.token)
        } else if (action === 'give-up') giveUp(db, token)
        else if (buy(token, new Date(now))?.state === 'paid')
          for (const seat of readPurchase(db, token, new Date(now))?.seats ?? []) {
            expect(paid.get(seat) ?? token).toBe(token)
            paid.set(seat, token)
          }
      }
      expect(readTaken(databases[0], '1').size).toBeGreaterThanOrEqual(paid.size)
      for (const opened of databases) opened.close()
    }),
    { numRuns: 30 },
  )
})
