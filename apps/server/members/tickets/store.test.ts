import { TicketDelivery } from '@lerret/api/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { addPerson } from '../accounts/people.ts'
import { storeDelivery } from './store.ts'
import { ticket, ticketDelivery } from './table.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const EMAIL = 'kari@nordmann.example'
const db = await givenDatabase()
await addPerson(db, { realm: '118', role: 'member', name: 'Kari', email: EMAIL })

/** Any UTF-16 code unit, so also NUL and halves of surrogate pairs. */
const codeUnit = fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit))
/** Three bytes each in UTF-8. */
const ideograph = fc.integer({ min: 0x4e00, max: 0x9fff }).map((unit) => String.fromCharCode(unit))
/** Hard to compress, and around the number of bytes or characters that a code may have. Shrinking it takes minutes. */
const longText = fc.noShrink(
  fc.oneof(
    fc.string({ unit: ideograph, minLength: 325, maxLength: 340, size: 'max' }),
    fc.string({ unit: ideograph, minLength: 980, maxLength: 1010, size: 'max' }),
  ),
)
const oddText = fc.oneof(
  fc.string({ unit: codeUnit, maxLength: 50 }),
  longText,
  fc.constantFrom('', ' ', '\0', '\n', '\ud800', 'x\udfff', '😀', '\\u0000', '__proto__'),
)
const oddAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    '',
    '/images/x?v=1',
    '/å',
    'http://localhost:3001/x',
    'https://[::1]/',
    'HTTPS://X.example',
  ),
  oddText,
)
const oddTime = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc
    .tuple(
      fc.constantFrom('0000-01-01', '0001-01-01', '1990-01-01', '2024-02-29', '2100-02-29', '9999-12-31'),
      fc.constantFrom('00:00', '23:59:59', '23:59:60', '24:00:00', '12:00:00.123456789'),
      fc.constantFrom('Z', '+00:00', '-12:00', '+14:00', '+23:59', '-00:00', ''),
    )
    .map(([date, time, offset]) => `${date}T${time}${offset}`),
)
const seats = fc.record({
  Info: oddText,
  Seats: fc.array(fc.record({ Row: oddText, Seats: oddText }), { maxLength: 3 }),
})

/** Mostly ordinary values, so that an odd one is seldom refused because of another. */
const mostly = <Value>(ordinary: Value, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(ordinary) }, odd)

const oneTicket = fc.record({
  MovieId: mostly('production-nosferatu', oddText),
  MovieTitle: mostly('Nosferatu', oddText),
  Notes: mostly('', oddText),
  QRCode: fc.oneof(fc.uuid(), oddText),
  QRUrl: mostly('https://checkout.example/orders/1', oddAddress),
  StartTime: mostly('2026-11-21T18:00:00Z', oddTime),
  ExpirationDate: mostly('2026-11-21T21:00:00+01:00', oddTime),
  Poster: mostly('/images/x', oddAddress),
  Screen: mostly('Storsalen', oddText),
  SeatsInfo: mostly({ Info: '', Seats: [{ Row: '4', Seats: '5, 6' }] }, seats),
})
const deliveries = fc.record({
  DeliveryId: mostly('d1', oddText),
  Email: fc.constant(EMAIL),
  Tickets: fc.array(oneTicket, { minLength: 1, maxLength: 3 }),
})

test('every delivery that the contract accepts is stored unchanged', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(deliveries, async (body) => {
      const { data: delivery } = TicketDelivery.safeParse(body)
      if (!delivery) return
      accepted += 1
      await db.delete(ticket)
      await db.delete(ticketDelivery)
      const result = await storeDelivery(db, { partner: '118', delivery, now: NOW })
      expect(result).toEqual({ Delivered: delivery.Tickets.length })
      const rows = new Map((await db.select().from(ticket)).map((row) => [row.qrCode, row]))
      for (const delivered of delivery.Tickets)
        expect(rows.get(delivered.QRCode)).toMatchObject({
          productionId: delivered.MovieId,
          title: delivered.MovieTitle,
          notes: delivered.Notes,
          qrUrl: delivered.QRUrl,
          startsAt: new Date(delivered.StartTime),
          expiresAt: new Date(delivered.ExpirationDate),
          poster: delivered.Poster,
          hall: delivered.Screen,
          seats: {
            info: delivered.SeatsInfo.Info,
            seats: delivered.SeatsInfo.Seats.map(({ Row, Seats }) => ({ row: Row, seats: Seats })),
          },
        })
    }),
    { numRuns: 300, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: false },
  )
  expect(accepted).toBeGreaterThan(30)
})
