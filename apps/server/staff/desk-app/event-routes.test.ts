import type { AddressInfo } from 'node:net'
import { DESK_URL, type DeskEvent } from '@lerret/api/contracts'
import { beforeEach, expect, test } from 'vitest'
import { createDeskEventHub } from '../../content/desk-events/hub.ts'
import { DESK_CHANNEL, notifyDesks } from '../../content/desk-events/notify.ts'
import { revertBatch } from '../../content/records/batches.ts'
import { planRecord, runDuePlans } from '../../content/records/plans.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import type { House } from '../../house/house.ts'
import { openListener } from '../../platform/db/notifications.ts'
import { emptyDatabase, givenOpenDatabase } from '../../platform/db/test-database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { givenEmptyApp } from '../../test-app.ts'
import { onFinished } from '../../test-cleanup.ts'
import { registerEventRoutes } from './event-routes.ts'

const { db, connection } = await givenOpenDatabase()

/** The people who are signed in, by cookie. */
const sessions = new Map<string, string>()

beforeEach(async () => {
  await emptyDatabase(db)
  for (const name of ['amina', 'jon']) sessions.set(name, name)
})

/** A server with a real port and its own connection for notifications. */
async function givenServer() {
  const hub = createDeskEventHub()
  const listener = await openListener(connection, (error) => expect.unreachable(String(error)))
  await listener.listen(DESK_CHANNEL, {
    onPayload: hub.receive,
    onReconnect: () => hub.emit({ type: 'missed' }),
  })
  onFinished(() => listener.stop())
  const findSession = async (cookie: string | undefined) => {
    const id = sessions.get(cookie ?? '')
    return id ? { id } : null
  }
  const accounts = { forRealm: () => ({ findSession }) } as unknown as House['accounts']
  const app = givenEmptyApp({
    async staff({ headers }) {
      const session = await findSession(headers.cookie)
      if (!session) throw new AppError('login_needed', 'No session.')
      const { id } = session
      return {
        id,
        name: id,
        email: '',
        isEmailConfirmed: true,
        role: 'editor',
        sessionId: id,
        needsFactor: false,
      }
    },
  })
  await app.register(async (scope) => registerEventRoutes(scope, { db, deskEvents: hub, accounts }), {
    prefix: DESK_URL,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${DESK_URL}`
  return {
    app,
    hub,
    announce: (cookie: string, body: object) =>
      fetch(`${url}/presence`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ tab: `${cookie}-1`, title: 'Orgel', isEditing: false, ...body }),
      }),
    async openStream(cookie: string) {
      const aborted = new AbortController()
      onFinished(() => aborted.abort())
      const reply = await fetch(`${url}/events`, { headers: { cookie }, signal: aborted.signal })
      return { reply, ...readEvents(reply), close: () => aborted.abort() }
    },
  }
}

/** The events of a stream, one after the other. */
function readEvents(reply: Response) {
  const received: DeskEvent[] = []
  const waiting: (() => void)[] = []
  const ended = (async () => {
    let text = ''
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks)
        if (block.startsWith('data: ')) received.push(JSON.parse(block.slice('data: '.length)))
      for (const resume of waiting.splice(0)) resume()
    }
  })().catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error
  })
  return {
    /** Resolves when the server or the test has ended the stream. */
    ended,
    received,
    async waitFor<Type extends DeskEvent['type']>(
      type: Type,
      isWanted: (event: Extract<DeskEvent, { type: Type }>) => boolean = () => true,
    ) {
      for (;;) {
        const found = received.find((event) => event.type === type && isWanted(event as never))
        if (found) return found as Extract<DeskEvent, { type: Type }>
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

const article = { kind: 'article', id: 'a' }

test('staff at different servers see who has a record open, and when they leave it', async () => {
  const [first, second] = [await givenServer(), await givenServer()]
  const stream = await second.openStream('jon')
  expect(await stream.waitFor('presence')).toEqual({ type: 'presence', people: [] })
  await first.announce('amina', { subject: article, isEditing: true })
  const { people } = await stream.waitFor('presence', (event) => event.people.length > 0)
  expect(people).toEqual([
    { tab: 'amina-1', personId: 'amina', name: 'amina', subject: article, title: 'Orgel', isEditing: true },
  ])
  stream.received.length = 0
  await first.announce('amina', { subject: null })
  expect(await stream.waitFor('presence')).toEqual({ type: 'presence', people: [] })
})

test('who is present already is the first event of a stream', async () => {
  const server = await givenServer()
  const early = await server.openStream('jon')
  const week = { kind: 'week', id: '2026-11-23' }
  expect((await server.announce('amina', { subject: week, title: '' })).status).toBe(200)
  await early.waitFor('presence', (event) => event.people.length > 0)
  const late = await server.openStream('jon')
  expect((await late.waitFor('presence')).people).toMatchObject([{ subject: { kind: 'week' } }])
})

test('a colleague’s save is an event when it is committed', async () => {
  const server = await givenServer()
  const stream = await server.openStream('jon')
  const body = { id: 'a', title: 'Orgel' }
  await saveVersions(db, { author: 'Amina', authorId: 'amina' }, [
    { kind: 'article', id: 'a', basedOn: 0, body },
  ])
  expect(await stream.waitFor('records')).toEqual({
    type: 'records',
    action: 'saved',
    author: 'Amina',
    records: [{ kind: 'article', id: 'a', version: 1 }],
  })
})

test('a publication that is taken back or planned is an event too', async () => {
  const amina = { author: 'Amina', authorId: 'amina' }
  const record = { kind: 'redirect', id: 'a' } as const
  const body = { id: 'a', source: '/a', target: '/kino', permanent: false }
  await saveVersions(db, amina, [{ ...record, basedOn: 0, body }])
  const batch = await publishVersions(db, amina, [{ ...record, version: 1 }])
  const stream = await (await givenServer()).openStream('jon')
  const published = { type: 'records', action: 'published', author: 'Amina' }

  await db.transaction((tx) => revertBatch(tx, amina, batch))
  expect(await stream.waitFor('records')).toEqual({ ...published, records: [{ ...record, version: null }] })

  const publishAt = new Date('2026-11-20T12:00:00Z')
  await planRecord(db, { ...record, ...amina, publishAt, unpublishAt: null, now: new Date(0) })
  stream.received.length = 0
  await runDuePlans(db, publishAt)
  expect(await stream.waitFor('records', (event) => event.action === 'published')).toEqual({
    ...published,
    records: [{ ...record, version: 1 }],
  })
})

test('more records than a notification has room for are an event without their names', async () => {
  const server = await givenServer()
  const stream = await server.openStream('jon')
  const versions = Array.from({ length: 80 }, (_, index) => ({
    kind: 'article' as const,
    id: `${'long-name-'.repeat(10)}${index}`,
    basedOn: 0,
    body: { id: `${'long-name-'.repeat(10)}${index}`, title: 'Orgel' },
  }))
  await saveVersions(db, { author: 'Amina', authorId: 'amina' }, versions)
  expect(await stream.waitFor('records')).toMatchObject({ author: 'Amina', records: null })
})

test('a stream ends with its session, and those of others go on', async () => {
  const server = await givenServer()
  const [jon, amina] = [await server.openStream('jon'), await server.openStream('amina')]
  sessions.delete('jon')
  await notifyDesks(db, { type: 'sessions-changed' })
  await jon.ended
  expect(jon.received.at(-1)).toEqual({ type: 'session-ended' })
  server.hub.emit({ type: 'release' })
  await amina.waitFor('release')
})

test('streams end when the server stops, so that it need not wait for them', async () => {
  const server = await givenServer()
  const stream = await server.openStream('jon')
  await stream.waitFor('presence')
  await server.app.close()
  await stream.ended
})

test('a person has a limited number of streams, and a closed one gives its place back', async () => {
  const server = await givenServer()
  const streams = []
  for (let count = 0; count < 10; count++) streams.push(await server.openStream('jon'))
  const refused = await server.openStream('jon')
  expect(refused.reply.status).toBe(429)
  expect((await server.openStream('amina')).reply.status).toBe(200)
  streams[0]?.close()
  await streams[0]?.ended
  await expect.poll(async () => (await server.openStream('jon')).reply.status).toBe(200)
})

test('proxies neither store nor delay the stream', async () => {
  const server = await givenServer()
  const { headers } = (await server.openStream('jon')).reply
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-accel-buffering')).toBe('no')
})
