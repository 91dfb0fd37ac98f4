import type { EventFeed } from '@lerret/api'
import { TicketDelivery } from '@lerret/api/contracts'
import { describe, expect, test } from 'vitest'
import { readDue } from './store/deliveries.ts'
import { HOLD_SECONDS } from './store/purchases.ts'
import { givenCheckout, NOW } from './test-house.ts'

const SET_UP = '/fjordheim/events/100/purchase/setup?kanal=dxf'
const HOLD = '/fjordheim/events/100/purchase/hold'
const FILM = 'https://fjordheim.example/nosferatu-dxm-20220117'
const house = await givenCheckout()
const later = (seconds: number) => new Date(+NOW + seconds * 1000)

async function hold(seats: string[], showing = '100') {
  const reply = await house.send(`/fjordheim/events/${showing}/purchase/hold`, { sete: seats })
  return String(reply.headers.location ?? '')
}
async function read(showing = '100') {
  const { showings } = (await house.get('/fjordheim/events.json')).json<EventFeed>()
  return showings.find(({ id }) => id === showing)
}

test('every place has a box of its own that says row and seat, and the limits are told first', async () => {
  const { body } = await house.get(SET_UP)
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
  test('gets from places to a receipt with a number and a way back to the film', async () => {
    const order = await hold(['2-1', '2-2'])
    const held = await house.get(order)
    expect(held.body).toContain('Vi held av 2 plassar')
    expect(held.body).toContain(`data-seconds="${HOLD_SECONDS}"`)
    expect(await read()).toMatchObject({ capacity: 20, sold: 0, reserved: 2 })

    const paid = await house.send(`${order}/pay`, { epost: 'kari@nordmann.example' })
    expect([paid.statusCode, paid.headers.location]).toEqual([303, order])
    const receipt = await house.get(order)
    expect(receipt.body).toContain('Ordrenummer <strong>400001</strong>')
    expect(receipt.body).toContain('Rad 2, sete 1: 130 kr')
    expect(receipt.body).toContain(`href="${FILM}"`)
    expect(await read()).toMatchObject({ sold: 2, reserved: 0 })
    expect(house.trips()).toBe(1)
    const [delivery] = readDue(house.books, NOW)
    expect(TicketDelivery.parse(JSON.parse(delivery?.body ?? ''))).toMatchObject({
      DeliveryId: 'ordre-400001',
      Email: 'kari@nordmann.example',
      Tickets: [{ Poster: 'https://fjordheim.example/images/x' }],
    })
  })

  test('who comes second is told which place is gone, and keeps the rest of the choice', async () => {
    await hold(['3-1'])
    const reply = await house.send(HOLD, { sete: ['3-1', '3-2'] })
    expect(reply.statusCode).toBe(409)
    expect(reply.body).toContain('Nokon kom før deg: Rad 3, sete 1 er ikkje ledig lenger')
    expect(reply.body).toMatch(/value="3-2" checked/)
    expect(reply.body).toMatch(/value="3-1" disabled/)
    expect(await hold(['3-2'])).toContain('/fjordheim/orders/')
    const late = await house.send(HOLD, { sete: ['3-1', '3-2'] })
    expect(late.body).toContain('Rad 3, sete 1; Rad 3, sete 2 er ikkje ledige lenger')
  })

  test.each([
    [[], 'ikkje kryssa av'],
    [['9-9'], 'finst ikkje'],
    [['1-2'], 'Ledsagarplassen høyrer til'],
    [['1-2', '4-1'], 'Ledsagarplassen høyrer til'],
  ])('whose choice %j cannot be is told why', async (seats, text) => {
    const reply = await house.send(HOLD, { sete: seats })
    expect([reply.statusCode, reply.body.includes(text)]).toEqual([422, true])
  })

  test('with a wheelchair takes a companion along for nothing', async () => {
    const { body } = await house.get(await hold(['1-1', '1-2']))
    expect(body).toContain('Rad 1, ledsagarplass 2: Gratis')
    expect(body).toContain('I alt: <strong>130 kr</strong>')
  })

  test('who writes an address that is none can mend it, and has the places still', async () => {
    const order = await hold(['4-1'])
    const reply = await house.send(`${order}/pay`, { epost: 'kari@nordmann' })
    expect([reply.statusCode, reply.body.includes('ikkje ei heil e-postadresse')]).toEqual([422, true])
    await house.send(`${order}/pay`, { epost: 'kari@nordmann.example' })
    expect((await house.get(order)).body).toContain('Ordrenummer')
  })

  test('who gives the places up, or is too late, is told so', async () => {
    const given = await hold(['4-2'])
    await house.send(`${given}/give-up`, {})
    expect((await house.get(given)).body).toContain('Plassane er frie att')
    const slow = await hold(['4-2'])
    house.clock.now = later(HOLD_SECONDS)
    await house.send(`${slow}/pay`, { epost: 'kari@nordmann.example' })
    expect((await house.get(slow)).body).toContain('Tida gjekk ut')
    expect(await read()).toMatchObject({ reserved: 0 })
    house.clock.now = NOW
  })
})

test('buyers are sent back to the organiser’s own pages, and nowhere else', async () => {
  const backTo = async (wish: string) =>
    /<a href="([^"]+)">Tilbake/.exec(
      (await house.get(`${SET_UP}&retur=${encodeURIComponent(wish)}`)).body,
    )?.[1]
  expect(await backTo('https://fjordheim.example/kino')).toBe('https://fjordheim.example/kino')
  for (const wish of [
    'https://evil.example/x',
    'javascript:alert(1)',
    '//evil.example',
    'https://fjordheim.example.evil/',
  ])
    expect(await backTo(wish)).toBe(FILM)
})

test('what is not sold now says why', async () => {
  const told = async (showing: string) =>
    (await house.get(`/fjordheim/events/${showing}/purchase/setup`)).body
  expect(await told('300')).toContain('Billettsalet opnar fredag 20. november kl. 14.00')
  expect(await told('400')).toContain('avlyst')
  expect((await house.get('/fjordheim/events/999/purchase/setup')).statusCode).toBe(404)
  expect((await house.get('/ukjend/events/100/purchase/setup')).statusCode).toBe(404)
  expect((await house.send('/fjordheim/events/300/purchase/hold', { sete: ['2-1'] })).statusCode).toBe(409)
  expect(await read('400')).toMatchObject({ state: 'cancelled' })
})

test('places that were sold before are taken, the same ones every time', async () => {
  const taken = async () =>
    Array.from(
      (await house.get('/fjordheim/events/200/purchase/setup')).body.matchAll(/value="([\d-]+)" disabled/g),
    ).map(([, id]) => String(id))
  const before = await taken()
  expect(before).toHaveLength(18)
  expect(await taken()).toEqual(before)
  expect(
    (await house.send('/fjordheim/events/200/purchase/hold', { sete: before.slice(0, 1) })).statusCode,
  ).toBe(409)
  expect(await read('200')).toMatchObject({ sold: 18, capacity: 20 })
})

test('a form that another site sends is refused', async () => {
  const reply = await house.send(HOLD, { sete: '4-5' }, { 'sec-fetch-site': 'cross-site' })
  expect(reply.statusCode).toBe(403)
})
