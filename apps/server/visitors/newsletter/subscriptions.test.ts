import type { ShellData } from '@lerret/model'
import { DAY_MS } from '@lerret/model'
import type { NewsSubscribeBlockItem } from '@lerret/page-engine'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_RENDERER } from '../../house/test-house.ts'
import { importDemoSite } from '../../operations/demo/test-demo-house.ts'
import { deleteOld } from '../../operations/retention/delete-old.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { openSmtp } from '../../platform/mail/smtp.ts'
import { createSharedCounts, ownCounts, type SharedCounts } from '../../platform/security/shared-counts.ts'
import { givenIdentity } from '../../programs/identity/test-identity.ts'
import type { LiveRelease } from '../../publishing/live-release.ts'
import { OPEN_HOSTING } from '../../publishing/releases/test-release.ts'
import { givenApp } from '../../test-app.ts'
import { findHeader, startTestSmtpServer } from '../../testing/smtp-server.ts'
import { MAX_MAILS_PER_DAY, SUBSCRIBE_LIMIT } from './rules.ts'
import { subscriber, subscriberKey } from './table.ts'

const EMAIL = 'kari@nordmann.example'
const shell = {
  siteTitle: 'Fjordheim kulturhus',
  isIndexed: true,
  footerMenu: [{ path: '/personvernerklaering', label: 'Personvern', href: '/personvernerklaering' }],
} as ShellData

const identity = await givenIdentity()
const db = await givenDatabase()
await importDemoSite(db)
const smtpServer = await startTestSmtpServer()
let now = new Date('2026-11-20T12:00:00Z')
let app: FastifyInstance
afterAll(() => smtpServer.stop())
beforeEach(async () => {
  await db.delete(subscriber)
  smtpServer.reset()
  now = new Date('2026-11-20T12:00:00Z')
  // A new app has no counts of the tests before.
  app = await givenServer()
})

describe('subscribing to the newsletter', () => {
  test('redirects to a page that points to the mail, which is from the house', async () => {
    const reply = await subscribe(EMAIL)
    expect(reply.statusCode).toBe(303)
    expect(getStep(await app.inject(reply.headers.location as string))).toEqual({ name: 'sent' })
    const [mail] = smtpServer.mails
    expect(mail).toMatchObject({
      from: { name: 'Fjordheim kulturhus', address: 'post@fjordheim.example' },
      to: [{ address: EMAIL }],
      subject: 'Stadfest at du vil ha nyhendebrev frå Fjordheim kulturhus',
    })
    const confirm = linksIn(mail).confirm
    expect(confirm).toMatch(/^https:\/\/fjordheim\.example\/nyhendebrev\/stadfest\?nokkel=[\w-]{43}$/)
    expect(mail?.html).toContain(`<a href="${confirm}">Stadfest påmeldinga</a>`)
  })

  test('confirms nobody yet, and stores no key in plain text', async () => {
    await subscribe(EMAIL)
    expect(await states()).toEqual([[EMAIL, 'pending']])
    const stored = JSON.stringify(await db.select().from(subscriberKey))
    for (const link of Object.values(linksIn(smtpServer.mails[0])))
      expect(stored).not.toContain(keyIn(link ?? ''))
  })

  test('gives the same reply for an address that is new, pending, or confirmed in another spelling', async () => {
    const replies = [await subscribe(EMAIL), await subscribe(EMAIL)]
    await post(linksIn(smtpServer.mails[0]).confirm)
    replies.push(await subscribe(' Kari@Nordmann.example'))
    const visible = replies.map(({ statusCode, headers, body }) => [statusCode, headers.location, body])
    expect(new Set(visible.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await states()).toEqual([[EMAIL, 'confirmed']])
  })

  test('with a confirmed address sends a mail that says so, with a link to unsubscribe', async () => {
    await givenConfirmed()
    await subscribe(EMAIL)
    const mail = smtpServer.mails.at(-1)
    expect(mail?.subject).toBe('Du er alt med på nyhendebrevet frå Fjordheim kulturhus')
    expect(linksIn(mail)).toEqual({ confirm: undefined, unsubscribe: expect.any(String) })
  })

  test.each(['', 'kari', 'kari@nordmann'])(
    'with %j shows an error beside the field, with the typed text in it',
    async (typed) => {
      const reply = await subscribe(typed)
      expect(reply.statusCode).toBe(400)
      expect(getStep(reply)).toEqual({ name: 'form', email: typed, problem: 'email-invalid' })
      expect(reply.json().title).toBe('Feil i skjemaet: Nyhendebrev | Fjordheim kulturhus')
      expect(smtpServer.mails).toEqual([])
    },
  )

  test('works with JSON, and replies with JSON', async () => {
    const asJson = (payload: object) => app.inject({ method: 'POST', url: '/nyhendebrev', payload })
    const sent = await asJson({ email: EMAIL })
    expect([sent.statusCode, sent.json()]).toEqual([202, { status: 'sent' }])
    for (const wrong of [{ email: 'kari' }, { email: 7 }, {}, []]) {
      const reply = await asJson(wrong)
      expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'subscription_email_invalid'])
    }
    expect(smtpServer.mails).toHaveLength(1)
  })

  test('from another site’s page is rejected', async () => {
    const reply = await subscribe(EMAIL, { 'sec-fetch-site': 'cross-site' })
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'subscription_from_elsewhere'])
    expect(smtpServer.mails).toEqual([])
  })

  test('by a bot that fills in the hidden field sends nothing, with the usual reply', async () => {
    const reply = await send('/nyhendebrev', { email: EMAIL, nettstad: 'https://spam.example' })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/nyhendebrev/sendt'])
    expect(smtpServer.mails).toEqual([])
    expect(await states()).toEqual([])
  })

  test('when mail cannot be sent shows an error with the typed text, and does not count', async () => {
    smtpServer.isClosed = true
    for (let time = 0; time <= MAX_MAILS_PER_DAY; time++) {
      const reply = await subscribe(EMAIL)
      expect(reply.statusCode).toBe(503)
      expect(getStep(reply)).toEqual({ name: 'form', email: EMAIL, problem: 'not-sent' })
    }
    expect(await db.select().from(subscriberKey)).toEqual([])
    smtpServer.isClosed = false
    expect((await subscribe(EMAIL)).statusCode).toBe(303)
    expect(smtpServer.mails).toHaveLength(1)
  })

  test('when the disk of the database is full shows an error with the typed text', async () => {
    await db.execute(sql`
      create function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`)
    await db.execute(
      sql`create trigger full_disk before insert on subscriber execute function refuse_write()`,
    )
    const reply = await subscribe(EMAIL)
    expect(reply.statusCode).toBe(507)
    expect(getStep(reply)).toEqual({ name: 'form', email: EMAIL, problem: 'not-stored' })
    await db.execute(sql`drop function refuse_write cascade`)
    expect((await subscribe(EMAIL)).statusCode).toBe(303)
  })
})

describe('limits', () => {
  test('an address gets three mails a day, and the reply does not reveal it', async () => {
    for (let time = 0; time < MAX_MAILS_PER_DAY + 2; time++)
      expect((await subscribe(EMAIL)).statusCode).toBe(303)
    expect(smtpServer.mails).toHaveLength(MAX_MAILS_PER_DAY)
    now = new Date(+now + DAY_MS)
    await subscribe(EMAIL)
    expect(smtpServer.mails).toHaveLength(MAX_MAILS_PER_DAY + 1)
  })

  test('of many subscriptions at once, no more than three mails are sent', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe(EMAIL)))
    expect(smtpServer.mails).toHaveLength(MAX_MAILS_PER_DAY)
    expect(await states()).toEqual([[EMAIL, 'pending']])
  })

  test('one network is limited, with a time to try again', async () => {
    for (let time = 0; time < SUBSCRIBE_LIMIT.max; time++)
      expect((await subscribe(`p${time}@nordmann.example`)).statusCode).toBe(303)
    const reply = await subscribe(EMAIL)
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('600')
    expect(getStep(reply)).toEqual({ name: 'form', email: EMAIL, problem: 'too-many' })
    now = new Date(+now + SUBSCRIBE_LIMIT.windowMs)
    expect((await subscribe(EMAIL)).statusCode).toBe(303)
  })

  test('subscriptions from one network are counted together with other servers', async () => {
    const sent: string[] = []
    const others = createSharedCounts({ send: (payload) => sent.push(payload), now: () => now })
    app = await givenServer(others)
    for (let time = 0; time < SUBSCRIBE_LIMIT.max; time++) await subscribe(`p${time}@nordmann.example`)
    const counts = createSharedCounts({ send() {}, now: () => now })
    app = await givenServer(counts)
    for (const payload of sent) counts.receive(payload)
    expect((await subscribe(EMAIL)).statusCode).toBe(429)
  })

  test('a form longer than any address is rejected', async () => {
    expect((await subscribe('k'.repeat(5000))).statusCode).toBe(413)
  })
})

describe('the link to confirm', () => {
  test('does nothing when it is opened, and confirms when its button is pressed', async () => {
    await subscribe(EMAIL)
    const { confirm } = linksIn(smtpServer.mails[0])
    const opened = await get(confirm)
    expect(opened.statusCode).toBe(200)
    expect(await states()).toEqual([[EMAIL, 'pending']])
    const step = getStep(opened)
    if (step?.name !== 'confirm') throw new Error(`There is no button: ${JSON.stringify(step)}`)
    const pressed = await send(step.action, {})
    expect([pressed.statusCode, getStep(pressed)]).toEqual([200, { name: 'confirmed' }])
    expect(await states()).toEqual([[EMAIL, 'confirmed']])
  })

  test('may be opened and pressed again, and the first time is what counts', async () => {
    const { confirm } = await givenConfirmed()
    const [first] = await db.select().from(subscriber)
    now = new Date(+now + DAY_MS)
    expect(getStep(await get(confirm))).toEqual({ name: 'confirmed' })
    expect(getStep(await post(confirm))).toEqual({ name: 'confirmed' })
    expect(await db.select().from(subscriber)).toEqual([first])
  })

  test('expires after seven days, and the address is deleted by the next daily job', async () => {
    await subscribe(EMAIL)
    const { confirm } = linksIn(smtpServer.mails[0])
    now = new Date(+now + 7 * DAY_MS - 1)
    expect((await get(confirm)).statusCode).toBe(200)
    now = new Date(+now + 1)
    for (const reply of [await get(confirm), await post(confirm)])
      expect([reply.statusCode, getStep(reply)]).toEqual([404, { name: 'invalid-link' }])
    await deleteOld(db, now)
    expect(await states()).toEqual([])
  })

  test('does not make a confirmed address expire', async () => {
    await givenConfirmed()
    now = new Date(+now + 30 * DAY_MS)
    await deleteOld(db, now)
    expect(await states()).toEqual([[EMAIL, 'confirmed']])
  })

  test('cannot unsubscribe, nor can the other key confirm', async () => {
    await subscribe(EMAIL)
    const { confirm = '', unsubscribe = '' } = linksIn(smtpServer.mails[0])
    await send(`/nyhendebrev/avmeld?nokkel=${keyIn(confirm)}`, {})
    expect(await states()).toEqual([[EMAIL, 'pending']])
    const reply = await send(`/nyhendebrev/stadfest?nokkel=${keyIn(unsubscribe)}`, {})
    expect(reply.statusCode).toBe(404)
    expect(await states()).toEqual([[EMAIL, 'pending']])
  })
})

describe('the link to unsubscribe', () => {
  test('does nothing when it is opened, and deletes the address when its button is pressed', async () => {
    const { unsubscribe, confirm } = await givenConfirmed()
    const step = getStep(await get(unsubscribe))
    expect(await states()).toEqual([[EMAIL, 'confirmed']])
    if (step?.name !== 'unsubscribe') throw new Error(`There is no button: ${JSON.stringify(step)}`)
    expect(getStep(await send(step.action, {}))).toEqual({ name: 'unsubscribed' })
    expect(await states()).toEqual([])
    expect(await db.select().from(subscriberKey)).toEqual([])
    expect((await post(confirm)).statusCode).toBe(404)
    expect((await get(unsubscribe)).statusCode).toBe(404)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'is in every mail as a mail program’s own button takes it (%s); twice is harmless',
    async (type, payload) => {
      await givenConfirmed()
      await subscribe(EMAIL)
      for (const mail of smtpServer.mails) {
        expect(findHeader(mail, 'list-unsubscribe')).toBe(`<${linksIn(mail).unsubscribe}>`)
        expect(findHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      }
      // An older mail's link goes on working when newer ones have come.
      const { pathname, search } = new URL(linksIn(smtpServer.mails[0]).unsubscribe ?? '')
      for (let time = 0; time < 2; time++) {
        const reply = await app.inject({
          method: 'POST',
          url: pathname + search,
          headers: { 'content-type': type },
          payload,
        })
        expect(reply.statusCode).toBe(200)
        expect(await states()).toEqual([])
      }
    },
  )

  test.each(['', '?nokkel=', '?nokkel=kort', '?nokkel=a&nokkel=b', `?nokkel=${'x'.repeat(43)}`])(
    'without a valid key (%s) is not found',
    async (query) => {
      for (const path of ['/nyhendebrev/stadfest', '/nyhendebrev/avmeld']) {
        const reply = await app.inject(path + query)
        expect([reply.statusCode, getStep(reply)]).toEqual([404, { name: 'invalid-link' }])
      }
      expect((await send(`/nyhendebrev/stadfest${query}`, {})).statusCode).toBe(404)
    },
  )
})

test('its pages are not cached, not indexed, and send no referrer', async () => {
  const { confirm, unsubscribe } = await givenConfirmed()
  const replies = [
    await app.inject('/nyhendebrev'),
    await app.inject('/nyhendebrev/sendt'),
    await subscribe('kari'),
    await get(confirm),
    await get(unsubscribe),
    await post(unsubscribe),
    await get(unsubscribe),
  ]
  for (const { headers, body } of replies) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(JSON.parse(body).isIndexed).toBe(false)
  }
})

test('the form is a page of its own, with a link to the privacy page', async () => {
  const reply = await app.inject('/nyhendebrev')
  expect(reply.statusCode).toBe(200)
  expect(reply.json().item).toMatchObject({
    text: 'Program og nyhende frå Fjordheim kulturhus, rett i innboksen.',
    privacy: { label: 'Personvern', href: '/personvernerklaering' },
    action: '/nyhendebrev',
    step: { name: 'form', email: '', problem: null },
  })
})

type Reply = Awaited<ReturnType<typeof get>>

const getStep = (reply: Reply) => (reply.json().item as NewsSubscribeBlockItem | undefined)?.step

async function get(link = '') {
  const { pathname, search } = new URL(link)
  return app.inject(pathname + search)
}

async function post(link = '') {
  const { pathname, search } = new URL(link)
  return send(pathname + search, {})
}

/** Sends a form as a browser does. */
function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}

const subscribe = (email: string, headers = {}) => send('/nyhendebrev', { email, nettstad: '' }, headers)

async function givenConfirmed() {
  await subscribe(EMAIL)
  const links = linksIn(smtpServer.mails.at(-1))
  await post(links.confirm)
  return links
}

/** The links in the text of a mail. */
function linksIn(mail: { text?: string | undefined } | undefined) {
  const links = mail?.text?.match(/https:\S+/g) ?? []
  return {
    confirm: links.find((link) => link.includes('/stadfest')),
    unsubscribe: links.find((link) => link.includes('/avmeld')),
  }
}

const keyIn = (link: string) => new URL(link).searchParams.get('nokkel') ?? ''

async function states() {
  const rows = await db.select({ email: subscriber.email, state: subscriber.state }).from(subscriber)
  return rows.map(({ email, state }) => [email, state])
}

function givenServer(sharedCounts: Pick<SharedCounts, 'share'> = ownCounts) {
  return givenApp({
    db,
    identity,
    mailer: openSmtp(smtpServer.url),
    renderer: {
      ...TEST_RENDERER,
      renderPage: ({ rows, meta }, { isIndexed }) => {
        const item = rows[0]?.columns[0]?.blocks[0]?.parts[0]
        return JSON.stringify({ title: meta.title, isIndexed, item })
      },
    },
    live: () => ({ release: { shell, hosting: OPEN_HOSTING } }) as LiveRelease,
    now: () => now,
    sharedCounts,
  })
}
