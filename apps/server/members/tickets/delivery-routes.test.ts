import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { DELIVERY_SECRET } from '../../house/test-house.ts'
import { waitForLockedQuery } from '../../platform/db/test-locks.ts'
import { person } from '../accounts/table.ts'
import { films, givenHouse, refusal } from '../test-members.ts'
import { checkSignature, SIGNATURE_SECONDS, signRequest } from './delivery-signature.ts'

const house = await givenHouse()
const film = films[0] as (typeof films)[number]
const EMAIL = 'kari@nordmann.example'
beforeEach(() => house.reset(new Date('2026-11-20T12:00:00Z')))

const ticket = (code: string, day = 21) => ({
  MovieId: film.id,
  MovieTitle: film.title,
  Notes: 'Ta med briller.',
  QRCode: code,
  QRUrl: `https://checkout.example/qr/${code}`,
  Poster: '/images/x',
  Screen: 'Storsalen',
  StartTime: `2026-11-${day}T18:00:00Z`,
  ExpirationDate: `2026-11-${day}T21:00:00Z`,
  SeatsInfo: { Info: 'Rad 4', Seats: [{ Row: '4', Seats: '5, 6' }] },
})
const delivery = (id: string, Tickets = [ticket('A')], Email = EMAIL) => ({ DeliveryId: id, Email, Tickets })

function sign(body: object, { secret = DELIVERY_SECRET, at = house.now, partner = '118' } = {}) {
  const path = `/partners/${partner}/api/DeliverTicketsDx`
  return signRequest(secret, { method: 'POST', path, body: JSON.stringify(body) }, at)
}

async function deliver(body: object, { partner = '118', signature = sign(body, { partner }) } = {}) {
  return house.browser(partner).post('DeliverTicketsDx', body, { 'x-signature': signature })
}

async function givenMember() {
  const browser = house.browser()
  await browser.signUp(EMAIL)
  await house.confirmEmail(EMAIL, browser)
  return browser
}

describe('a delivery', () => {
  test('adds tickets to the member’s list, with every field', async () => {
    const kari = await givenMember()
    const reply = await deliver(delivery('d1'))
    expect([reply.statusCode, reply.json()]).toEqual([200, { Delivered: 1 }])
    expect((await kari.get('GetTicketsDx?skip=0&take=10')).json()).toEqual([
      {
        ...ticket('A'),
        Id: expect.any(String),
        StartTime: '2026-11-21T18:00:00.000Z',
        ExpirationDate: '2026-11-21T21:00:00.000Z',
        IsFilm: true,
        link: '/nosferatu-dxm-20220117',
      },
    ])
  })

  test('that is repeated, also concurrently, changes nothing', async () => {
    const kari = await givenMember()
    const replies = await Promise.all([deliver(delivery('d1')), deliver(delivery('d1'))])
    replies.push(await deliver(delivery('d1')))
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([200, '{"Delivered":1}']),
    )
    expect((await kari.get('GetTicketsDx')).json()).toHaveLength(1)
  })

  test('of other tickets with a used number is refused', async () => {
    await givenMember()
    await deliver(delivery('d1'))
    expect(refusal(await deliver(delivery('d1', [ticket('B')])))).toEqual([409, 'delivery_conflict'])
  })

  test('of a moved ticket replaces the old one', async () => {
    const kari = await givenMember()
    await deliver(delivery('d1'))
    await deliver(delivery('d2', [ticket('A', 25)]))
    expect((await kari.get('GetTicketsDx')).json()).toMatchObject([{ StartTime: '2026-11-25T18:00:00.000Z' }])
  })

  test('of the same tickets in the opposite order, many concurrently, is stored each time', async () => {
    const kari = await givenMember()
    const codes = Array.from({ length: 40 }, (_, at) => `code-${at}`)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const tickets = (at % 2 === 0 ? codes : codes.toReversed()).map((code) => ticket(code))
        return deliver(delivery(`d${at}`, tickets))
      }),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect((await kari.get('GetTicketsDx?take=50')).json()).toHaveLength(40)
  })

  test('does not take a ticket from another member, and names the one that was not stored', async () => {
    const kari = await givenMember()
    const ola = house.browser()
    await ola.signUp('ola@nordmann.example', 'Ola')
    await house.confirmEmail('ola@nordmann.example', ola)
    await deliver(delivery('d1'))
    const second = delivery('d2', [ticket('A', 25), ticket('B')], 'ola@nordmann.example')
    for (const reply of [await deliver(second), await deliver(second)])
      expect(reply.json()).toEqual({
        Delivered: 1,
        NotStored: [{ Index: 0, Reason: 'belongs_to_another_member' }],
      })
    expect((await ola.get('GetTicketsDx')).json()).toMatchObject([{ QRCode: 'B' }])
    expect((await kari.get('GetTicketsDx')).json()).toMatchObject([{ StartTime: '2026-11-21T18:00:00.000Z' }])
  })

  test('that is older than what is stored changes nothing when it is repeated', async () => {
    const kari = await givenMember()
    const first = delivery('d1', [ticket('A', 21)])
    await deliver(first)
    await deliver(delivery('d2', [ticket('A', 25)]))
    expect((await deliver(first)).json()).toEqual({ Delivered: 1 })
    expect((await kari.get('GetTicketsDx')).json()).toMatchObject([{ StartTime: '2026-11-25T18:00:00.000Z' }])
  })

  test('that is repeated to a new account with the address is stored there', async () => {
    await givenMember()
    await deliver(delivery('d1'))
    await house.db.delete(person)
    expect(refusal(await deliver(delivery('d1')))).toEqual([404, 'member_not_found'])
    const kari = await givenMember()
    expect((await deliver(delivery('d1'))).json()).toEqual({ Delivered: 1 })
    expect((await kari.get('GetTicketsDx')).json()).toHaveLength(1)
  })

  test('for an unknown member is refused, and accepted after sign-up', async () => {
    expect(refusal(await deliver(delivery('d1')))).toEqual([404, 'member_not_found'])
    await givenMember()
    expect(refusal(await deliver(delivery('d1'), { partner: '178' }))).toEqual([404, 'member_not_found'])
    expect((await deliver(delivery('d1'))).statusCode).toBe(200)
  })

  test('to an account that is being deleted is refused once that is done', async () => {
    await givenMember()
    const reply = await house.db.transaction(async (tx) => {
      await tx.delete(person)
      const pending = deliver(delivery('d1'))
      await waitForLockedQuery(house.db)
      return { pending }
    })
    expect(refusal(await reply.pending)).toEqual([404, 'member_not_found'])
  })

  test('that is not signed, or signed with another secret, long ago, or for another body is refused', async () => {
    const kari = await givenMember()
    const body = delivery('d1')
    const old = new Date(+house.now - (SIGNATURE_SECONDS + 1) * 1000)
    for (const reply of [
      await house.browser().post('DeliverTicketsDx', body),
      await kari.post('DeliverTicketsDx', body),
      await deliver(body, { signature: sign(body, { secret: 'another secret' }) }),
      await deliver(body, { signature: sign(body, { at: old }) }),
      await deliver(body, { signature: sign(delivery('d2')) }),
      await deliver({}, { signature: 'tull' }),
    ]) {
      expect(refusal(reply)).toEqual([401, 'delivery_signature_invalid'])
    }
  })

  test('that is signed for one partner is refused at the other', async () => {
    await givenMember()
    const member = house.browser('178')
    await member.signUp(EMAIL)
    const body = delivery('d1')
    const signature = sign(body, { partner: '118' })
    expect((await deliver(body, { partner: '118', signature })).statusCode).toBe(200)
    const repeated = await deliver(body, { partner: '178', signature })
    expect(refusal(repeated)).toEqual([401, 'delivery_signature_invalid'])
    expect((await member.get('GetTicketsDx')).json()).toEqual([])
  })

  test('with a signature of the first version, which left out the path, is refused', async () => {
    await givenMember()
    const body = delivery('d1')
    const seconds = +house.now / 1000
    const hmac = createHmac('sha256', DELIVERY_SECRET)
      .update(`${seconds}.${JSON.stringify(body)}`)
      .digest('hex')
    for (const version of ['v1', 'v2'])
      expect(refusal(await deliver(body, { signature: `t=${seconds},${version}=${hmac}` }))).toEqual([
        401,
        'delivery_signature_invalid',
      ])
  })

  test('that is signed but invalid gets an error with the reason', async () => {
    expect(refusal(await deliver({ DeliveryId: 'd1' }))).toEqual([400, 'request_invalid'])
    expect(refusal(await deliver(delivery('d1', [])))).toEqual([400, 'request_invalid'])
    const script = { ...ticket('A'), QRUrl: 'javascript:alert(1)' }
    const yearZero = { ...ticket('B'), StartTime: '0000-01-01T00:00:00Z' }
    const reply = await deliver(delivery('d1', [script, yearZero]))
    expect(refusal(reply)).toEqual([400, 'request_invalid'])
    expect(reply.json().error.message).toContain('Tickets/0/QRUrl is neither an http(s) address')
    expect(reply.json().error.message).toContain('Tickets/1/StartTime is before 1990')
  })

  test('with a duplicate code is refused with the position of the second, without the code', async () => {
    const kari = await givenMember()
    const reply = await deliver(delivery('d1', [ticket('løynd'), ticket('B'), ticket('løynd', 25)]))
    expect(refusal(reply)).toEqual([400, 'request_invalid'])
    expect(reply.json().error.message).toContain('Tickets/2/QRCode')
    expect(reply.body).not.toContain('løynd')
    expect((await kari.get('GetTicketsDx')).json()).toEqual([])
    expect((await deliver(delivery('d1', [ticket('løynd'), ticket('B')]))).json()).toEqual({ Delivered: 2 })
  })
})

test('valid tickets come first, by date; then the old ones, newest first', async () => {
  const kari = await givenMember()
  const tickets = [ticket('gammal', 12), ticket('seinare', 28), ticket('snart', 20), ticket('nyleg', 18)]
  await deliver(delivery('d1', tickets))
  const codes = async (query = '') =>
    (await kari.get(`GetTicketsDx${query}`)).json().map(({ QRCode }: { QRCode: string }) => QRCode)
  expect(await codes()).toEqual(['snart', 'seinare', 'nyleg', 'gammal'])
  expect(await codes('?skip=2&take=1')).toEqual(['nyleg'])
})

test('a signature is valid only for its secret, method, path, body and time', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const field = () => fc.string({ unit: 'grapheme' })
  const request = fc.record({ method: fc.constantFrom('POST', 'PUT'), path: field(), body: field() })
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), request, field(), (secret, signed, other) => {
      const signature = signRequest(secret, signed, at)
      const check = (changes: object) => checkSignature(secret, { ...signed, signature, now: at, ...changes })
      expect(() => check({})).not.toThrow()
      expect(() => check({ method: 'GET' })).toThrow('signature')
      if (other !== signed.path) expect(() => check({ path: other })).toThrow('signature')
      if (other !== signed.body) expect(() => check({ body: other })).toThrow('signature')
      expect(() => check({ signature: other })).toThrow('signature')
      expect(() => check({ now: new Date(+at + 301_000) })).toThrow('signature')
    }),
  )
})

test('the example in docs/ticket-delivery.md has the right signature', () => {
  const request = {
    method: 'POST',
    path: '/partners/118/api/DeliverTicketsDx',
    body: '{"DeliveryId":"ordre-1"}',
  }
  expect(signRequest('a-secret-that-the-provider-knows', request, new Date(1795176000_000))).toBe(
    't=1795176000,v2=47d30a6ff7e4ea5946a431f684539f1742dc83667391810959c6966cecf97d32',
  )
})
