import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../../test-wait-until.ts'
import { findHeader, startTestSmtpServer } from '../../testing/smtp-server.ts'
import { givenDatabase } from '../db/test-database.ts'
import { openSmtp } from '../mail/smtp.ts'
import { createEncryption } from '../security/encryption.ts'
import { type DeliveryDependencies, deliverNext } from './deliver.ts'
import { deliverDue } from './job.ts'
import { addMail, createMailQueue } from './queue.ts'
import { MAX_AGE_MS, RETRY_PAUSES_MS } from './rules.ts'
import { deleteExpiredTexts } from './store.ts'
import { outgoingMail } from './table.ts'

const KARI = 'kari@nordmann.example'
const OLA = 'ola@nordmann.example'
const start = new Date('2026-11-20T12:00:00Z')

const db = await givenDatabase()
const smtpServer = await startTestSmtpServer()
const warnings: string[] = []
let now = start
const dependencies: DeliveryDependencies = {
  db,
  mailer: openSmtp(smtpServer.url),
  encryption: createEncryption('x'.repeat(43), 'outgoing mail'),
  now: () => now,
  sources: {},
  logWarning: (text) => void warnings.push(text),
}
let queue = createMailQueue(dependencies)
afterAll(async () => {
  await queue.stop()
  await smtpServer.stop()
})
beforeEach(async () => {
  // The queue looks for the next mail after each one, which may be that of this test.
  await queue.stop()
  queue = createMailQueue(dependencies)
  await db.delete(outgoingMail)
  smtpServer.reset()
  warnings.length = 0
  now = start
})

const mailTo = (to: string) => ({
  from: { name: 'Fjordheim kulturhus', address: 'post@fjordheim.example' },
  to,
  subject: 'Nytt passord',
  text: 'https://fjordheim.example/nytt-passord#nokkel=hemmeleg',
  html: '<p>hemmeleg</p>',
  kind: 'password' as const,
})
const read = () => db.select().from(outgoingMail).orderBy(outgoingMail.toAddress)
const readOne = async () => (await read())[0]
const waitFor = (state: string) =>
  waitUntil(async () => expect((await read()).map((mail) => mail.state)).toEqual([state]))
/** Waits until a first attempt has been made in vain. */
const waitForAttempt = () =>
  waitUntil(async () =>
    expect(await readOne()).toMatchObject({ state: 'waiting', errorText: expect.any(String) }),
  )
const deliver = () => deliverDue(dependencies, { mailsPerMinute: 6000, signal: new AbortController().signal })

describe('a mail', () => {
  test('is sent at once, and its text is not stored afterwards', async () => {
    await queue.send(mailTo(KARI))
    await waitFor('sent')
    expect(smtpServer.mails).toMatchObject([{ to: [{ address: KARI }], subject: 'Nytt passord' }])
    expect(await readOne()).toMatchObject({ body: null, attempts: 1, settledAt: start, kind: 'password' })
  })

  test('is encrypted while it waits', async () => {
    smtpServer.isClosed = true
    await queue.send(mailTo(KARI))
    await waitForAttempt()
    expect(JSON.stringify(await read())).not.toContain('hemmeleg')
  })

  test('that is refused for now is retried with growing pauses until it is accepted', async () => {
    smtpServer.refused.set(KARI, 451)
    await queue.send(mailTo(KARI))
    await waitUntil(async () => expect(await readOne()).toMatchObject({ state: 'waiting', attempts: 1 }))
    expect(await readOne()).toMatchObject({
      errorCommand: 'RCPT TO',
      errorStatus: 451,
      errorText: expect.stringContaining('Ikkje her.'),
    })
    for (const [index, pause] of RETRY_PAUSES_MS.slice(0, 3).entries()) {
      now = new Date(+now + pause - 1)
      await deliver()
      expect(await readOne()).toMatchObject({ attempts: index + 1 })
      now = new Date(+now + 1)
      if (index === 2) smtpServer.refused.clear()
      await deliver()
    }
    expect(await readOne()).toMatchObject({ state: 'sent', attempts: 4, errorText: null })
    expect(smtpServer.mails).toHaveLength(1)
  })

  test('that is refused for now again and again is given up in the end', async () => {
    smtpServer.refusedWhole.set(KARI, 452)
    await queue.send(mailTo(KARI))
    await waitUntil(async () => expect(await readOne()).toMatchObject({ attempts: 1, state: 'waiting' }))
    for (const pause of RETRY_PAUSES_MS) {
      now = new Date(+now + pause)
      await deliver()
    }
    expect(await readOne()).toMatchObject({ state: 'failed', errorStatus: 452, errorCommand: 'DATA' })
  })

  test('that is refused for good has failed, with the answer of the mail server, and the log names nobody', async () => {
    smtpServer.refused.set(KARI, 550)
    await queue.send(mailTo(KARI))
    await waitFor('failed')
    expect(await readOne()).toMatchObject({ errorStatus: 550, errorText: `550 <${KARI}>: Ikkje her.` })
    expect(warnings.join()).toContain('550')
    expect(warnings.join()).not.toContain(KARI)
    now = new Date(+now + MAX_AGE_MS / 2)
    await deliver()
    expect(smtpServer.mails).toEqual([])
  })

  test('waits for a mail server that takes none, without using up its attempts', async () => {
    smtpServer.isClosed = true
    await queue.send(mailTo(KARI))
    await waitForAttempt()
    for (let each = 0; each < 20; each++) {
      now = new Date(+now + 3_600_000)
      await deliver()
    }
    expect(await readOne()).toMatchObject({ state: 'waiting', attempts: 0 })
    smtpServer.isClosed = false
    now = new Date(+now + 60_000)
    await deliver()
    expect(await readOne()).toMatchObject({ state: 'sent' })
  })

  test('is not sent when its links have expired', async () => {
    smtpServer.isClosed = true
    await queue.send({ ...mailTo(KARI), lifetimeMs: 3_600_000 })
    await waitForAttempt()
    smtpServer.isClosed = false
    now = new Date(+now + 3_600_001)
    await deliver()
    expect(await readOne()).toMatchObject({ state: 'failed', errorStatus: null })
    expect(smtpServer.mails).toEqual([])
  })

  test('that was not sent in time has no text any more, so that its link is secret no longer than necessary', async () => {
    smtpServer.refused.set(KARI, 550)
    await queue.send({ ...mailTo(KARI), lifetimeMs: 3_600_000 })
    await queue.send({ ...mailTo(OLA), to: KARI })
    await waitUntil(async () =>
      expect((await read()).map(({ state }) => state)).toEqual(['failed', 'failed']),
    )
    const texts = async () =>
      (await read()).filter(({ body }) => body !== null).map(({ expiresAt }) => expiresAt)
    await deleteExpiredTexts(db, new Date(+now + 3_600_000))
    expect(await texts()).toHaveLength(2)
    await deleteExpiredTexts(db, new Date(+now + 3_600_001))
    expect(await texts()).toEqual([null])
  })

  test('with an impossible address does not stop others', async () => {
    await queue.send(mailTo(''))
    await queue.send(mailTo(OLA))
    await waitUntil(async () =>
      expect(
        (await read()).map(({ state }) => state),
        warnings.join(),
      ).toEqual(['failed', 'sent']),
    )
  })
})

describe('when the mail server', () => {
  const impatient = {
    ...dependencies,
    mailer: openSmtp(smtpServer.url, { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 }),
  }
  const givenMail = (kind: 'password' | 'watch') =>
    addMail(db, { mail: { ...mailTo(KARI), kind }, encryption: dependencies.encryption, now })
  async function goOn() {
    smtpServer.hold = undefined
    now = new Date(+now + 60_000)
    return deliverNext(impatient, true)
  }

  test.each(['password', 'watch'] as const)(
    'hangs before it has the mail (%s), it is sent later',
    async (kind) => {
      await givenMail(kind)
      smtpServer.hold = () => new Promise(() => {})
      expect(await deliverNext(impatient, true)).toBe('unavailable')
      expect(await readOne()).toMatchObject({ state: 'waiting', attempts: 0 })
      expect(await goOn()).toBe('sent')
      expect(smtpServer.mails).toHaveLength(1)
    },
  )

  test.each(['password', 'watch'] as const)(
    'drops the connection before (%s), it is sent later',
    async (kind) => {
      await givenMail(kind)
      smtpServer.hold = async () => smtpServer.dropConnections()
      expect(await deliverNext(impatient, true)).toBe('unavailable')
      expect(await goOn()).toBe('sent')
      expect(smtpServer.mails).toHaveLength(1)
    },
  )

  test.each(['hangs', 'drops the connection'])(
    '%s after it has the mail, what may be doubled is sent again',
    async (how) => {
      const hold = async (stage: string) => {
        if (stage !== 'accepted') return
        if (how === 'hangs') await new Promise(() => {})
        smtpServer.dropConnections()
      }
      await givenMail('watch')
      smtpServer.hold = hold
      expect(await deliverNext(impatient, true)).toBe('unavailable')
      expect(await readOne()).toMatchObject({ state: 'unconfirmed' })
      await db.delete(outgoingMail)
      await givenMail('password')
      smtpServer.hold = hold
      expect(await deliverNext(impatient, true)).toBe('unavailable')
      expect(await goOn()).toBe('sent')
      // Both copies have the same id, so that mail programs show one.
      const [, first, second] = smtpServer.mails
      expect(findHeader(second, 'message-id')).toBe(findHeader(first, 'message-id'))
    },
  )
})

describe('when a server dies while it sends', () => {
  const leave = (state: 'sending' | 'handed_over', kind: string) =>
    db.update(outgoingMail).set({ state, kind, claimedUntil: new Date(+now + 1000) })

  async function givenWaiting() {
    smtpServer.isClosed = true
    await queue.send(mailTo(KARI))
    await waitForAttempt()
    smtpServer.isClosed = false
    now = new Date(+now + 60_000)
  }

  test.each([
    { state: 'sending', kind: 'password' },
    { state: 'sending', kind: 'watch' },
    // A second copy does no harm, but a missing one does.
    { state: 'handed_over', kind: 'password' },
  ] as const)('a mail that was $state ($kind) is sent by another', async ({ state, kind }) => {
    await givenWaiting()
    await leave(state, kind)
    expect(await deliverNext(dependencies, true)).toBe('none')
    now = new Date(+now + 1000)
    expect(await deliverNext(dependencies, true)).toBe('sent')
    expect(smtpServer.mails).toHaveLength(1)
  })

  test('a watch mail that may have been accepted is not sent twice, and is listed as such', async () => {
    await givenWaiting()
    await leave('handed_over', 'watch')
    now = new Date(+now + 1000)
    expect(await deliverNext(dependencies, true)).toBe('none')
    expect(await readOne()).toMatchObject({ state: 'unconfirmed' })
    expect(smtpServer.mails).toEqual([])
  })

  test('and comes back after its claim has expired, it does not complete the mail', async () => {
    await givenWaiting()
    const { mailer } = dependencies
    const slow: DeliveryDependencies = {
      ...dependencies,
      mailer: {
        async send(mail, options) {
          // Another server claims the mail in the meantime.
          await db.update(outgoingMail).set({ claimedUntil: new Date(+now + 9000) })
          await mailer.send(mail, options)
        },
      },
    }
    await deliverNext(slow, true)
    expect(smtpServer.mails).toEqual([])
  })
})

test('servers that deliver at the same time send each mail once', async () => {
  smtpServer.isClosed = true
  for (let each = 0; each < 20; each++) await queue.send(mailTo(`gjest-${each}@nordmann.example`))
  await queue.stop()
  smtpServer.isClosed = false
  // The next run sends what a run leaves because the mail server was busy.
  for (let run = 0; run < 5 && (await read()).some(({ state }) => state === 'waiting'); run++) {
    now = new Date(+now + 60_000)
    await Promise.all([deliver(), deliver(), deliver()])
  }
  const recipients = smtpServer.mails.map(({ to }) => to?.[0]?.address)
  expect(new Set(recipients).size).toBe(20)
  expect(recipients).toHaveLength(20)
  const [first] = await read()
  const received = smtpServer.mails.find(({ to }) => to?.[0]?.address === first?.toAddress)
  expect(findHeader(received, 'message-id')).toBe(`<${first?.id}@fjordheim.example>`)
  expect(await db.select().from(outgoingMail).where(eq(outgoingMail.state, 'sent'))).toHaveLength(20)
})
