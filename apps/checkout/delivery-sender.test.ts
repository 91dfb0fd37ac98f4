import { createHmac } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDeliverySender } from './delivery-sender.ts'
import { openDatabase } from './store/database.ts'
import { addDelivery, findNextTry, readDue, retryDelay } from './store/deliveries.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const SECRET = 'det berre vi to veit'
const ENDS_AT = new Date('2026-11-21T20:00:00Z')

interface ReceivedRequest {
  url: string
  signature: string
  body: string
}
let received: ReceivedRequest[]
let clock: Date
let warnings: string[]
let cleanups: (() => unknown)[]
let db: ReturnType<typeof openDatabase>
beforeEach(() => {
  received = []
  warnings = []
  cleanups = []
  clock = NOW
  db = openDatabase(':memory:')
})
afterEach(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

/** A partner's backend that replies each call with the next of these. */
async function givenPartner(...replies: (number | RequestListener)[]) {
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ url: request.url ?? '', signature: String(request.headers['x-signature']), body })
    const scripted = replies[received.length - 1] ?? 200
    if (typeof scripted === 'function') return scripted(request, reply)
    reply.writeHead(scripted, { 'content-type': 'application/json' }).end('{"Delivered":1}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  cleanups.push(() => server.close().closeAllConnections())
  return givenSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}/partners`)
}

function givenSender(partnersUrl: string) {
  const deliverySender = createDeliverySender({
    db,
    partnersUrl,
    secret: SECRET,
    now: () => clock,
    logWarning: (text) => void warnings.push(text),
  })
  cleanups.push(() => deliverySender.stop())
  return deliverySender
}

const queueDelivery = (id: string) =>
  addDelivery(db, { id, partnerId: 178, body: { DeliveryId: id }, endsAt: ENDS_AT }, NOW)
const advanceClock = (ms: number) => {
  clock = new Date(+clock + ms)
}

test('a delivery is signed over its time, method, path and body, and is not sent again after it was accepted', async () => {
  const deliverySender = await givenPartner()
  queueDelivery('ordre-1')
  await deliverySender.sendDue()
  await deliverySender.sendDue()
  expect(received).toHaveLength(1)
  const [{ url, signature, body }] = received as [ReceivedRequest]
  expect([url, body]).toEqual(['/partners/178/api/DeliverTicketsDx', '{"DeliveryId":"ordre-1"}'])
  const seconds = +NOW / 1000
  const hmac = createHmac('sha256', SECRET).update(`${seconds}\nPOST\n${url}\n${body}`).digest('hex')
  expect(signature).toBe(`t=${seconds},v2=${hmac}`)
})

test('a delivery that is not accepted is sent again with the same body and a new signature, after delays that double', async () => {
  const deliverySender = await givenPartner(500, 404, (_request, reply) => reply.destroy())
  queueDelivery('ordre-1')
  for (const pause of [0, 999, 1, 1999, 1, 3999, 1]) {
    advanceClock(pause)
    await deliverySender.sendDue()
  }
  expect(received).toHaveLength(4)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(received.map(({ signature }) => signature)).size).toBe(4)
  expect(warnings).toHaveLength(3)
  expect(warnings[0]).toContain('Delivery ordre-1 was not accepted at try 1: 500')
  expect(findNextTry(db)).toBeUndefined()
})

test('tickets that the partner did not store are logged and recorded, and not sent again', async () => {
  const result = { Delivered: 1, NotStored: [{ Index: 0, Reason: 'belongs_to_another_member' }] }
  const deliverySender = await givenPartner((_request, reply) => reply.end(JSON.stringify(result)))
  queueDelivery('ordre-1')
  queueDelivery('ordre-2')
  await deliverySender.sendDue()
  expect(findNextTry(db)).toBeUndefined()
  expect(db.prepare('select id, state, said from delivery order by id').all()).toEqual([
    { id: 'ordre-1', state: 'acknowledged', said: 'Tickets[0] belongs_to_another_member' },
    { id: 'ordre-2', state: 'acknowledged', said: null },
  ])
  expect(warnings).toEqual([
    'Delivery ordre-1 was accepted, but not all was stored: Tickets[0] belongs_to_another_member',
  ])
})

test('a reply that is no delivery result does not acknowledge the delivery', async () => {
  const deliverySender = await givenPartner(
    (_request, reply) => reply.end('<html>Velkomen</html>'),
    (_request, reply) => reply.end('{}'),
  )
  queueDelivery('ordre-1')
  await deliverySender.sendDue()
  advanceClock(1000)
  await deliverySender.sendDue()
  advanceClock(2000)
  expect(readDue(db, clock).map(({ id, tries }) => [id, tries])).toEqual([['ordre-1', 2]])
})

test('a refused delivery does not delay the others', async () => {
  const deliverySender = await givenPartner(500, 200)
  queueDelivery('ordre-1')
  queueDelivery('ordre-2')
  await deliverySender.sendDue()
  expect(received.map(({ body }) => body)).toEqual(['{"DeliveryId":"ordre-1"}', '{"DeliveryId":"ordre-2"}'])
  advanceClock(3_600_000)
  expect(readDue(db, clock).map(({ id }) => id)).toEqual(['ordre-1'])
})

test('an unreachable partner is tried until the showing is over', async () => {
  const deliverySender = await givenPartner()
  // Stops the partner's server.
  cleanups.shift()?.()
  queueDelivery('ordre-1')
  await deliverySender.sendDue()
  expect(warnings[0]).toContain('ECONNREFUSED')
  clock = ENDS_AT
  await deliverySender.sendDue()
  expect(warnings).toHaveLength(1)
  expect(findNextTry(db)).toBeUndefined()
})

test('a retry delay is at most an hour', () => {
  expect([0, 1, 5, 100].map(retryDelay)).toEqual([1000, 2000, 32_000, 3_600_000])
})

test('a started sender sends a delivery when it is due', async () => {
  const deliverySender = await givenPartner()
  queueDelivery('ordre-1')
  const firstRequest = new Promise<void>((resolve) => {
    const poll = setInterval(() => {
      if (received.length > 0) {
        clearInterval(poll)
        resolve()
      }
    }, 5)
  })
  deliverySender.start()
  await firstRequest
  expect(received).toHaveLength(1)
})
