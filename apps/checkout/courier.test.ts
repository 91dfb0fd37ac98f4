import { createHmac } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCourier } from './courier.ts'
import { openBooks } from './store/database.ts'
import { addDelivery, nextTry, pauseAfter, readDue } from './store/deliveries.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const SECRET = 'det berre vi to veit'
const ENDS = new Date('2026-11-21T20:00:00Z')

interface Heard {
  url: string
  signature: string
  body: string
}
let heard: Heard[]
let clock: Date
let reports: string[]
let ending: (() => unknown)[]
let books: ReturnType<typeof openBooks>
beforeEach(() => {
  heard = []
  reports = []
  ending = []
  clock = NOW
  books = openBooks(':memory:')
})
afterEach(async () => {
  for (const end of ending.reverse()) await end()
})

/** A partner's backend that answers each call with the next of these. */
async function givenPartner(...answers: (number | RequestListener)[]) {
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    heard.push({ url: request.url ?? '', signature: String(request.headers['x-signature']), body })
    const answer = answers[heard.length - 1] ?? 200
    if (typeof answer === 'function') return answer(request, reply)
    reply.writeHead(answer, { 'content-type': 'application/json' }).end('{"Delivered":1}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  ending.push(() => server.close().closeAllConnections())
  return givenCourier(`http://127.0.0.1:${(server.address() as AddressInfo).port}/partners`)
}

function givenCourier(partnersUrl: string) {
  const courier = createCourier({
    ...{ books, partnersUrl, secret: SECRET, now: () => clock },
    report: (text) => void reports.push(text),
  })
  ending.push(() => courier.stop())
  return courier
}

const give = (id: string) =>
  addDelivery(books, { id, partnerId: 178, body: { DeliveryId: id }, endsAt: ENDS }, NOW)
const passMs = (ms: number) => {
  clock = new Date(+clock + ms)
}

test('a delivery is signed over its time, method, path and body, and goes to the partner once it is taken', async () => {
  const courier = await givenPartner()
  give('ordre-1')
  await courier.goOut()
  await courier.goOut()
  expect(heard).toHaveLength(1)
  const [{ url, signature, body }] = heard as [Heard]
  expect([url, body]).toEqual(['/partners/178/api/DeliverTicketsDx', '{"DeliveryId":"ordre-1"}'])
  const seconds = +NOW / 1000
  const hmac = createHmac('sha256', SECRET).update(`${seconds}\nPOST\n${url}\n${body}`).digest('hex')
  expect(signature).toBe(`t=${seconds},v2=${hmac}`)
})

test('what is not taken comes again with the same bytes and a new signature, after pauses that double', async () => {
  const courier = await givenPartner(500, 404, (_request, reply) => reply.destroy())
  give('ordre-1')
  for (const pause of [0, 999, 1, 1999, 1, 3999, 1]) {
    passMs(pause)
    await courier.goOut()
  }
  expect(heard).toHaveLength(4)
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1)
  expect(new Set(heard.map(({ signature }) => signature)).size).toBe(4)
  expect(reports).toHaveLength(3)
  expect(reports[0]).toContain('Delivery ordre-1 was not taken at try 1: 500')
  expect(nextTry(books)).toBeUndefined()
})

test('what the partner did not store is reported and on record, and not sent again', async () => {
  const answer = { Delivered: 1, NotStored: [{ Index: 0, Reason: 'belongs_to_another_member' }] }
  const courier = await givenPartner((_request, reply) => reply.end(JSON.stringify(answer)))
  give('ordre-1')
  give('ordre-2')
  await courier.goOut()
  expect(nextTry(books)).toBeUndefined()
  expect(books.prepare('select id, state, said from delivery order by id').all()).toEqual([
    { id: 'ordre-1', state: 'acknowledged', said: 'Tickets[0] belongs_to_another_member' },
    { id: 'ordre-2', state: 'acknowledged', said: null },
  ])
  expect(reports).toEqual([
    'Delivery ordre-1 was taken, but not all was stored: Tickets[0] belongs_to_another_member',
  ])
})

test('an answer that is not the partner’s is no acknowledgement', async () => {
  const courier = await givenPartner(
    (_request, reply) => reply.end('<html>Velkomen</html>'),
    (_request, reply) => reply.end('{}'),
  )
  give('ordre-1')
  await courier.goOut()
  passMs(1000)
  await courier.goOut()
  passMs(2000)
  expect(readDue(books, clock).map(({ id, tries }) => [id, tries])).toEqual([['ordre-1', 2]])
})

test('one that is refused holds no other up', async () => {
  const courier = await givenPartner(500, 200)
  give('ordre-1')
  give('ordre-2')
  await courier.goOut()
  expect(heard.map(({ body }) => body)).toEqual(['{"DeliveryId":"ordre-1"}', '{"DeliveryId":"ordre-2"}'])
  passMs(3_600_000)
  expect(readDue(books, clock).map(({ id }) => id)).toEqual(['ordre-1'])
})

test('a partner who is not there is tried until the showing is over, and then no more', async () => {
  const courier = await givenPartner()
  // The server that was there a moment ago is gone.
  ending.shift()?.()
  give('ordre-1')
  await courier.goOut()
  expect(reports[0]).toContain('ECONNREFUSED')
  clock = ENDS
  await courier.goOut()
  expect(reports).toHaveLength(1)
  expect(nextTry(books)).toBeUndefined()
})

test('a pause is never longer than an hour', () => {
  expect([0, 1, 5, 100].map(pauseAfter)).toEqual([1000, 2000, 32_000, 3_600_000])
})

test('by itself it goes out when something is due', async () => {
  const courier = await givenPartner()
  give('ordre-1')
  const came = new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (heard.length > 0) {
        clearInterval(look)
        resolve()
      }
    }, 5)
  })
  courier.start()
  await came
  expect(heard).toHaveLength(1)
})
