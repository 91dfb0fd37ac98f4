import { expect, test } from 'vitest'
import { TicketDelivery } from './ticket-delivery.ts'

const TICKET = {
  MovieId: 'production-nosferatu',
  MovieTitle: 'Nosferatu',
  Notes: '',
  QRCode: 'BL:400001:abc',
  QRUrl: 'https://checkout.example/fjordheim/orders/1',
  StartTime: '2026-11-21T18:00:00Z',
  ExpirationDate: '2026-11-21T21:00:00Z',
  Poster: '/images/x?v=1',
  Screen: 'Storsalen',
  SeatsInfo: { Info: '', Seats: [{ Row: '4', Seats: '5, 6' }] },
}

/** The field and message of everything that is wrong with a delivery of one such ticket. */
function findIssues(changes: Partial<typeof TICKET>): string[] {
  const delivery = { DeliveryId: 'd1', Email: 'kari@nordmann.example', Tickets: [{ ...TICKET, ...changes }] }
  const { error } = TicketDelivery.safeParse(delivery)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('/')} ${message}`)
}

test.each([
  '',
  '/',
  '/images/x?v=1#a',
  '/bilete/blåbær.jpg',
  'http://localhost:3001/fjordheim/orders/1',
  'https://checkout.example',
  'https://blåbær.example/å?b=c',
])('%j is an address that a ticket may have', (address) => {
  expect(findIssues({ QRUrl: address, Poster: address })).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'JavaScript://checkout.example/%0aalert(1)',
  'https:checkout.example',
  'https://',
  'https://a b.example',
  'https://checkout.example\\@elsewhere.example',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  '/\t/elsewhere.example/x',
  ' https://checkout.example',
  'checkout.example/x',
])('%j is refused as the address of an order or a poster', (address) => {
  const refused = expect.stringMatching(/ is neither an http\(s\) address, nor a path|is not a valid address/)
  expect(findIssues({ QRUrl: address })).toContainEqual(refused)
  expect(findIssues({ QRUrl: address })[0]).toMatch(/^Tickets\/0\/QRUrl /)
  expect(findIssues({ Poster: address })[0]).toMatch(/^Tickets\/0\/Poster /)
})

test.each([
  ['0000-01-01T00:00:00Z', 'is before 1990'],
  ['1989-12-31T23:59:59Z', 'is before 1990'],
  ['1990-01-01T00:30:00+01:00', 'is before 1990'],
  ['2200-01-01T00:00:00Z', 'is after 2199'],
  ['9999-12-31T23:59:59Z', 'is after 2199'],
])('a ticket does not start or expire at %s', (time, message) => {
  expect(findIssues({ StartTime: time, ExpirationDate: time })).toEqual([
    `Tickets/0/StartTime ${message}`,
    `Tickets/0/ExpirationDate ${message}`,
  ])
})

test('a ticket does not expire before it starts', () => {
  expect(findIssues({ ExpirationDate: '2026-11-21T18:00:00+00:01' })).toEqual([
    'Tickets/0/ExpirationDate is before StartTime',
  ])
  expect(findIssues({ ExpirationDate: TICKET.StartTime })).toEqual([])
})

test('a code has at most 1000 bytes, and no half of a character', () => {
  expect(findIssues({ QRCode: 'x'.repeat(1000) })).toEqual([])
  expect(findIssues({ QRCode: 'å'.repeat(501) })).toEqual([
    'Tickets/0/QRCode is longer than 1000 bytes in UTF-8',
  ])
  expect(findIssues({ QRCode: 'x\ud800' })).toEqual(['Tickets/0/QRCode holds half of a surrogate pair'])
})

test('no field that is stored holds half of a character', () => {
  const half = '/\udfff'
  const fields = ['MovieId', 'MovieTitle', 'Notes', 'QRUrl', 'Poster', 'Screen'] as const
  for (const field of fields)
    expect(findIssues({ [field]: half })).toContainEqual(`Tickets/0/${field} holds half of a surrogate pair`)
  expect(findIssues({ SeatsInfo: { Info: half, Seats: [{ Row: half, Seats: half }] } })).toEqual([
    'Tickets/0/SeatsInfo/Info holds half of a surrogate pair',
    'Tickets/0/SeatsInfo/Seats/0/Row holds half of a surrogate pair',
    'Tickets/0/SeatsInfo/Seats/0/Seats holds half of a surrogate pair',
  ])
})
