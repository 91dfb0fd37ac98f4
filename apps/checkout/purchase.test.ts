import type { EventFeed } from '@lerret/api'
import { TicketDelivery } from '@lerret/api/contracts'
import { describe, expect, test } from 'vitest'
import { readDue } from './store/deliveries.ts'
import { HOLD_SECONDS } from './store/purchases.ts'
import { givenCheckout, NOW } from './test-checkout.ts'

const SET_UP = '/fjordheim/events/100/purchase/setup?kanal=dxf'
const HOLD = '/fjordheim/events/100/purchase/hold'
const FILM = 'https://fjordheim.example/nosferatu-dxm-20220117'
const checkout = await givenCheckout()
const later = (seconds: number) => new Date(+NOW + seconds * 1000)

async function hold(seats: string[], showing = '100') {
  const reply = await checkout.send(`/fjordheim/events/${showing}/purchase/hold`, { sete: seats })
  return String(reply.headers.location ?? '')
}
async function read(showing = '100') {
  const { showings } = (await checkout.get('/fjordheim/events.json')).json<EventFeed>()
  return showings.find(({ id }) => id === showing)
}

test('every seat has a labelled checkbox, and the age limit comes before the form', async () => {
  const { body } = await checkout.get(SET_UP)
  expect(body.match(/<fieldset>/g)).toHaveLength(4)
  expect(body.match(/type="checkbox"/g)).toHaveLength(20)
  expect(body).toContain('Rad 3, sete 5')
  expect(body).toContain('Rad 1, rullestolplass 1')
  expect(body).toContain('Rad 1, ledsagarplass 2, gratis')
  expect(body).toMatch(/<dt>Aldersgrense<\/dt><dd>12 år.*<form/s)
  expect(body).toContain('ingen betaling blir teken')
  expect(body).toContain('Nosferatu &#60;1922&#62;')
})

describe('a buyer', () => {
  test('chooses seats, pays, and gets a receipt with a number and a link back to the film', async () => {
    const order = await hold(['2-1', '2-2'])
    const held = await checkout.get(order)
    expect(held.body).toContain('Vi held av 2 plassar')
    expect(held.body).toContain(`data-seconds="${HOLD_SECONDS}"`)
    expect(await read()).toMatchObject({ capacity: 20, sold: 0, reserved: 2 })

    const paid = await checkout.send(`${order}/pay`, { epost: 'kari@nordmann.example' })
    expect([paid.statusCode, paid.headers.location]).toEqual([303, order])
    const receipt = await checkout.get(order)
    expect(receipt.body).toContain('Ordrenummer <strong>400001</strong>')
    expect(receipt.body).toContain('Rad 2, sete 1: 130 kr')
    expect(receipt.body).toContain(`href="${FILM}"`)
    expect(await read()).toMatchObject({ sold: 2, reserved: 0 })
    expect(checkout.deliveryRuns()).toBe(1)
    const [delivery] = readDue(checkout.db, NOW)
    expect(TicketDelivery.parse(JSON.parse(delivery?.body ?? ''))).toMatchObject({
      DeliveryId: 'ordre-400001',
      Email: 'kari@nordmann.example',
      Tickets: [
        { Poster: 'https://fjordheim.example/images/x', SeatsInfo: { Seats: [{ Row: '2', Seats: '1' }] } },
        { SeatsInfo: { Seats: [{ Row: '2', Seats: '2' }] } },
      ],
    })
  })

  test('who comes second sees which seat is taken, and the other seats stay ticked', async () => {
    await hold(['3-1'])
    const reply = await checkout.send(HOLD, { sete: ['3-1', '3-2'] })
    expect(reply.statusCode).toBe(409)
    expect(reply.body).toContain('Nokon kom før deg: Rad 3, sete 1 er ikkje ledig lenger')
    expect(reply.body).toMatch(/value="3-2" checked/)
    expect(reply.body).toMatch(/value="3-1" disabled/)
    expect(await hold(['3-2'])).toContain('/fjordheim/orders/')
    const late = await checkout.send(HOLD, { sete: ['3-1', '3-2'] })
    expect(late.body).toContain('Rad 3, sete 1; Rad 3, sete 2 er ikkje ledige lenger')
  })

  test.each([
    [[], 'ikkje kryssa av'],
    [['9-9'], 'finst ikkje'],
    [['1-2'], 'Ledsagarplassen høyrer til'],
    [['1-2', '4-1'], 'Ledsagarplassen høyrer til'],
  ])('who chooses %j sees why it is not possible', async (seats, text) => {
    const reply = await checkout.send(HOLD, { sete: seats })
    expect([reply.statusCode, reply.body.includes(text)]).toEqual([422, true])
  })

  test('with a wheelchair brings a companion for free', async () => {
    const { body } = await checkout.get(await hold(['1-1', '1-2']))
    expect(body).toContain('Rad 1, ledsagarplass 2: Gratis')
    expect(body).toContain('I alt: <strong>130 kr</strong>')
  })

  test('who mistypes the address can correct it, and the seats are still held', async () => {
    const order = await hold(['4-1'])
    const reply = await checkout.send(`${order}/pay`, { epost: 'kari@nordmann' })
    expect([reply.statusCode, reply.body.includes('ikkje ei heil e-postadresse')]).toEqual([422, true])
    await checkout.send(`${order}/pay`, { epost: 'kari@nordmann.example' })
    expect((await checkout.get(order)).body).toContain('Ordrenummer')
  })

  test('who gives the seats up, or is too late, sees that', async () => {
    const givenUp = await hold(['4-2'])
    await checkout.send(`${givenUp}/give-up`, {})
    expect((await checkout.get(givenUp)).body).toContain('Plassane er frie att')
    const expired = await hold(['4-2'])
    checkout.clock.now = later(HOLD_SECONDS)
    await checkout.send(`${expired}/pay`, { epost: 'kari@nordmann.example' })
    expect((await checkout.get(expired)).body).toContain('Tida gjekk ut')
    expect(await read()).toMatchObject({ reserved: 0 })
    checkout.clock.now = NOW
  })
})

test('buyers are sent back only to the organiser’s own site', async () => {
  const backTo = async (requested: string) =>
    /<a href="([^"]+)">Tilbake/.exec(
      (await checkout.get(`${SET_UP}&retur=${encodeURIComponent(requested)}`)).body,
    )?.[1]
  expect(await backTo('https://fjordheim.example/kino')).toBe('https://fjordheim.example/kino')
  for (const requested of [
    'https://evil.example/x',
    'javascript:alert(1)',
    '//evil.example',
    'https://fjordheim.example.evil/',
  ])
    expect(await backTo(requested)).toBe(FILM)
})

test('a showing that is not on sale shows why', async () => {
  const readPage = async (showing: string) =>
    (await checkout.get(`/fjordheim/events/${showing}/purchase/setup`)).body
  expect(await readPage('300')).toContain('Billettsalet opnar fredag 20. november kl. 14.00')
  expect(await readPage('400')).toContain('avlyst')
  expect((await checkout.get('/fjordheim/events/999/purchase/setup')).statusCode).toBe(404)
  expect((await checkout.get('/ukjend/events/100/purchase/setup')).statusCode).toBe(404)
  expect((await checkout.send('/fjordheim/events/300/purchase/hold', { sete: ['2-1'] })).statusCode).toBe(409)
  expect(await read('400')).toMatchObject({ state: 'cancelled' })
})

test('seats that were sold before are taken, the same ones every time', async () => {
  const taken = async () =>
    Array.from(
      (await checkout.get('/fjordheim/events/200/purchase/setup')).body.matchAll(
        /value="([\d-]+)" disabled/g,
      ),
    ).map(([, id]) => String(id))
  const before = await taken()
  expect(before).toHaveLength(18)
  expect(await taken()).toEqual(before)
  expect(
    (await checkout.send('/fjordheim/events/200/purchase/hold', { sete: before.slice(0, 1) })).statusCode,
  ).toBe(409)
  expect(await read('200')).toMatchObject({ sold: 18, capacity: 20 })
})

test('a form posted from another site is refused', async () => {
  const reply = await checkout.send(HOLD, { sete: '4-5' }, { 'sec-fetch-site': 'cross-site' })
  expect(reply.statusCode).toBe(403)
})
