import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebhookMessage } from '@lerret/api/contracts'
import type { Showing } from '@lerret/model'
import { HOUR_MS, MINUTE_MS } from '@lerret/model'
import { NYNORSK } from '@lerret/words/all'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { importRecords } from '../../content/records/import.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { saveDraft } from '../../content/records/store/save-versions.ts'
import { givenDemoHouse } from '../../operations/demo/test-demo-house.ts'
import { readProblems } from '../../operations/problems/store.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { createEncryption } from '../../platform/security/encryption.ts'
import { addDeliveries, deliverDue } from './deliver.ts'
import { createWebhookFetch } from './feature.ts'
import { addTestDelivery, addWebhook, enableWebhook, readWebhooks, retryDelivery } from './store.ts'
import { webhook } from './table.ts'

const db = await givenDatabase()
const demo = givenDemoHouse()
const showings = demo.records.filter(({ kind }) => kind === 'event').map(({ record }) => record as Showing)
await importRecords(db, demo.records, 'demo')

/** A receiver on this machine. */
let status = 204
let received: { headers: IncomingHttpHeaders; body: string }[] = []
const server = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
  reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('text of the receiver')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

let now: Date
const encryption = createEncryption('x'.repeat(43), 'webhook secrets')
const dependencies = { db, encryption, now: () => now, fetch: createWebhookFetch([origin]) }
const add = (path = '/hook') => addWebhook(db, { url: `${origin}${path}`, addedBy: 'Kari', encryption, now })

async function run(afterMs = 0) {
  now = new Date(+now + afterMs)
  await addDeliveries(dependencies)
  await deliverDue(dependencies)
}

async function publish(changed: readonly Showing[]) {
  const records: { kind: 'event'; id: string; version: number }[] = []
  for (const { id } of changed) {
    const draft = await findDraft(db, 'event', id)
    const body = { ...(draft?.body as Showing), notice: randomUUID() }
    const version = await saveDraft(db, {
      kind: 'event',
      id,
      author: 'test',
      basedOn: draft?.version ?? 0,
      body,
    })
    records.push({ kind: 'event', id, version })
  }
  await publishVersions(db, { author: 'test' }, records)
}
const deliveries = async () => (await readWebhooks(db)).flatMap((each) => each.deliveries)
const message = (index = 0) => WebhookMessage.parse(JSON.parse(received[index]?.body ?? ''))

beforeEach(async () => {
  await db.delete(webhook)
  status = 204
  received = []
  now = new Date()
})

describe('a webhook', () => {
  test('gets one request about ten showings that were published together', async () => {
    await add('/ein')
    await add('/to')
    await publish(showings.slice(0, 10))
    await run()
    expect(received).toHaveLength(2)
    const { data } = message()
    expect([data.total, data.changes.length]).toEqual([10, 10])
    await run(HOUR_MS)
    expect(received).toHaveLength(2)
  })

  test('gets what changed, with its kind, id, address and time, as in the open programme', async () => {
    await add()
    const [showing] = showings as [Showing]
    await publish([showing])
    await run()
    expect(message().data.changes).toMatchObject([
      {
        kind: 'showing',
        id: showing.id,
        change: 'published',
        url: expect.stringMatching(/^https:\/\/fjordheim\.example\/./),
        at: expect.stringMatching(/Z$/),
        showing: { id: showing.id, startsAt: showing.startsAt, hall: showing.hall },
      },
    ])
  })

  test('gets nothing about what is not the programme', async () => {
    await add()
    const [article] = demo.records.filter(({ kind }) => kind === 'article')
    const id = article?.record.id as string
    await publishVersions(db, { author: 'test' }, [{ kind: 'article', id, version: 1 }])
    await run()
    expect(received).toEqual([])
  })

  test('can verify the signature by the Standard Webhooks specification', async () => {
    const { secret } = await add()
    await publish(showings.slice(0, 1))
    await run()
    const [{ body, headers }] = received as [(typeof received)[number]]
    const receiver = new Webhook(secret)
    expect(receiver.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
    expect(() => receiver.verify(`${body} `, headers as Record<string, string>)).toThrow()
    expect(JSON.stringify(await db.select().from(webhook))).not.toContain(secret.slice(6))
  })

  test('has a secret that is encrypted in the database', async () => {
    const { secret } = await add()
    const [stored] = await db.select().from(webhook)
    expect(stored?.secret).not.toContain(secret)
    expect(encryption.decrypt(stored?.secret ?? '').toString()).toBe(secret)
  })

  test('that fails is tried again with growing waits, with the same id', async () => {
    await add()
    await publish(showings.slice(0, 1))
    status = 500
    await run()
    await run(4000)
    expect(received).toHaveLength(1)
    await run(1000)
    await run(4 * MINUTE_MS)
    expect(received).toHaveLength(2)
    status = 200
    await run(60_000)
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 3, status: 200 }])
  })

  test('that was down gets one more request about everything since', async () => {
    await add()
    await publish(showings.slice(0, 1))
    status = 503
    await run()
    for (const showing of showings.slice(1, 5)) {
      await publish([showing])
      await run()
    }
    expect(await deliveries()).toHaveLength(1)
    status = 200
    await run(5000)
    await run()
    expect(received.slice(-2).map((_, index) => message(received.length - 2 + index).data.total)).toEqual([
      1, 4,
    ])
  })

  test('is disabled after days of failure, with a notice at the desk, until somebody enables it', async () => {
    const { id } = await add()
    await publish(showings.slice(0, 1))
    status = 500
    for (let hours = 0; hours <= 6 * 24; hours++) {
      await run(HOUR_MS)
      // Something changes every day.
      if (hours % 24 === 0) await publish(showings.slice(0, 1))
    }
    const [hook] = await readWebhooks(db)
    expect(hook?.disabledAt).not.toBeNull()
    expect(hook?.deliveries.some(({ state }) => state === 'waiting')).toBe(false)
    const sources = {
      db,
      release: { pages: new Map(), problems: [] },
      mail: { failures: 0, failingSince: null },
      words: NYNORSK,
      now,
    }
    const problems = await readProblems(sources as unknown as Parameters<typeof readProblems>[0])
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'webhook_disabled', action: 'open_webhooks' }),
    )
    const count = received.length
    await publish(showings.slice(0, 1))
    await run(HOUR_MS)
    expect(received).toHaveLength(count)
    status = 200
    await enableWebhook(db, id)
    await publish(showings.slice(1, 2))
    await run()
    expect(received).toHaveLength(count + 1)
    expect(message(count).data.changes.map((change) => change.id)).toEqual([showings[1]?.id])
  })

  test('that says that it is gone is disabled at once', async () => {
    await add()
    await publish(showings.slice(0, 1))
    status = 410
    await run()
    expect((await readWebhooks(db))[0]?.disabledAt).not.toBeNull()
  })

  test('gets no request through a redirect', async () => {
    await add()
    await publish(showings.slice(0, 1))
    status = 302
    await run()
    expect(received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', error: 'outbound_redirect_refused' }])
  })

  test('inside the network of the server gets nothing, unless the operator has chosen it', async () => {
    await add()
    await publish(showings.slice(0, 1))
    await addDeliveries(dependencies)
    await deliverDue({ ...dependencies, fetch: createWebhookFetch([]) })
    expect(received).toEqual([])
    expect(await deliveries()).toMatchObject([{ error: 'outbound_address_refused' }])
  })

  test('gets a test, and a message again, when somebody asks for it', async () => {
    const { id } = await add()
    await addTestDelivery(db, id, now)
    await run()
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'test' })
    const [delivery] = await deliveries()
    await retryDelivery(db, delivery?.id as string, now)
    await run()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id])
  })

  test('that is slow does not hold up the others', async () => {
    await add('/treg')
    await add('/rask')
    await publish(showings.slice(0, 1))
    await addDeliveries(dependencies)
    const order: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const fetch: typeof dependencies.fetch = async (input) => {
      const path = new URL(String(input)).pathname
      // The slow one answers when the other has been asked.
      if (path === '/treg') await promise
      else resolve()
      order.push(path)
      return new Response(null, { status: 204 })
    }
    await deliverDue({ ...dependencies, fetch })
    expect(order).toEqual(['/rask', '/treg'])
  })
})
