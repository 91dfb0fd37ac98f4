import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { THEME_PALETTES } from '@lerret/model/theme'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { importDemoSite } from '../../../operations/demo/test-demo-house.ts'
import { givenOpenDatabase } from '../../../platform/db/test-database.ts'
import { openSmtp } from '../../../platform/mail/smtp.ts'
import { deliverDue } from '../../../platform/outgoing-mail/job.ts'
import { outgoingMail } from '../../../platform/outgoing-mail/table.ts'
import { createEncryption } from '../../../platform/security/encryption.ts'
import { findHeader, startTestSmtpServer } from '../../../testing/smtp-server.ts'
import { deleteByKey } from '../store.ts'
import { newsletterIssue, subscriber } from '../table.ts'
import { draftNewsletter } from './draft.ts'
import { toMailColors } from './letterhead.ts'
import { createNewsletterSource, MAX_REFUSALS } from './mailing.ts'
import { renderHtml, renderText } from './render.ts'
import { addIssue, getIssue, planIssue, saveIssue, sendPlanned, startSending } from './store.ts'

const start = new Date('2026-11-20T12:00:00Z')
const CLAIM_EXPIRED_MS = 10 * 60_000
const { db, connection } = await givenOpenDatabase()
await importDemoSite(db, 'production', 'event', 'article', 'media')
const smtpServer = await startTestSmtpServer()
let now = start
const dependencies = {
  db,
  mailer: openSmtp(smtpServer.url),
  encryption: createEncryption('x'.repeat(43), 'outgoing mail'),
  now: () => now,
  sources: { newsletter: createNewsletterSource({ db, now: () => now }) },
  logWarning: () => {},
}
afterAll(() => smtpServer.stop())
beforeEach(async () => {
  await db.delete(outgoingMail)
  await db.delete(newsletterIssue)
  await db.delete(subscriber)
  smtpServer.reset()
  now = start
})

const toAddress = (each: number) => `abonnent-${each}@nordmann.example`

async function givenSubscribers(count: number, state: 'confirmed' | 'pending' = 'confirmed') {
  await db.insert(subscriber).values(
    Array.from({ length: count }, (_, each) => ({
      email: state === 'pending' ? `ventar-${each}@nordmann.example` : toAddress(each),
      state,
      createdAt: start,
      confirmedAt: state === 'pending' ? null : start,
      mails: 1,
      mailsSince: start,
    })),
  )
}

const givenIssue = async () => addIssue(db, await draftNewsletter(db, now), now)
const deliver = () => deliverDue(dependencies, { mailsPerMinute: 6000, signal: new AbortController().signal })
const recipients = () => smtpServer.mails.map(({ to }) => to?.[0]?.address ?? '').sort()

async function sendOne() {
  await startSending(db, { id: await givenIssue(), now })
  await deliver()
}

describe('a newsletter', () => {
  test('is drafted from the programme of the next days and the newest articles', async () => {
    const { subject, intro, items } = await draftNewsletter(db, start)
    expect([subject, intro]).toEqual([expect.stringContaining('Fjordheim'), expect.any(String)])
    const programme = items.filter(({ kind }) => kind === 'production')
    expect(programme.length).toBeGreaterThan(3)
    for (const { times, path, isIncluded } of programme) {
      expect(times.length).toBeGreaterThan(0)
      expect(times[0]).toMatch(/november kl\. \d\d\.\d\d, /)
      expect(path).toMatch(/^\//)
      expect(isIncluded).toBe(true)
    }
    expect(items.filter(({ kind }) => kind === 'article').length).toBeLessThanOrEqual(5)
  })

  test('reaches every confirmed subscriber once, each with their own link to leave', async () => {
    await givenSubscribers(3)
    await givenSubscribers(2, 'pending')
    await sendOne()
    expect(recipients()).toEqual([0, 1, 2].map(toAddress))
    const links = smtpServer.mails.map((mail) => findHeader(mail, 'list-unsubscribe') ?? '')
    expect(new Set(links).size).toBe(3)
    for (const mail of smtpServer.mails) {
      expect(findHeader(mail, 'list-unsubscribe')).toMatch(
        /^<https:\/\/fjordheim\.example\/nyhendebrev\/avmeld\?nokkel=[\w-]{43}>$/,
      )
      expect(findHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(mail.html).toContain('/nyhendebrev/arkiv/2026-11-20-')
      expect(mail.text).toContain('Meld meg av: https://fjordheim.example/nyhendebrev/avmeld?nokkel=')
    }
    await deliver()
    expect(smtpServer.mails).toHaveLength(3)
  })

  test('is not sent to somebody who has left since it was started', async () => {
    await givenSubscribers(2)
    await sendOne()
    const key = /nokkel=([\w-]+)/.exec(findHeader(smtpServer.mails[0], 'list-unsubscribe') ?? '')?.[1] ?? ''
    const left = smtpServer.mails[0]?.to?.[0]?.address
    smtpServer.mails.length = 0
    const id = await givenIssue()
    await startSending(db, { id, now })
    await deleteByKey(db, key, now)
    await deliver()
    expect(recipients()).toHaveLength(1)
    expect(recipients()).not.toContain(left)
  })

  test('cannot be sent or changed again once it is sent', async () => {
    await givenSubscribers(1)
    const id = await givenIssue()
    await startSending(db, { id, now })
    await expect(startSending(db, { id, now })).rejects.toMatchObject({ code: 'newsletter_sent' })
    const content = await getIssue(db, id)
    await expect(saveIssue(db, { id, content, basedOn: 1, now })).rejects.toMatchObject({
      code: 'newsletter_sent',
    })
    expect(await db.select().from(outgoingMail)).toHaveLength(1)
  })

  test('that is planned goes out at its time', async () => {
    await givenSubscribers(1)
    const at = new Date(+start + 3_600_000)
    await planIssue(db, { id: await givenIssue(), at, now })
    expect(await sendPlanned(db, new Date(+at - 1))).toBe(0)
    expect(await sendPlanned(db, at)).toBe(1)
    expect(await sendPlanned(db, at)).toBe(0)
    now = at
    await deliver()
    expect(recipients()).toEqual([toAddress(0)])
  })
})

describe('an address whose mails are refused', () => {
  const readState = async () =>
    (
      await db
        .select()
        .from(subscriber)
        .where(eq(subscriber.email, toAddress(0)))
    )[0]

  test('is taken off the list after some newsletters in a row, with the answer of the mail server', async () => {
    await givenSubscribers(2)
    smtpServer.refused.set(toAddress(0), 550)
    for (let each = 0; each < MAX_REFUSALS; each++) {
      expect(await readState()).toMatchObject({ state: 'confirmed', refusals: each })
      await sendOne()
    }
    expect(await readState()).toMatchObject({
      state: 'bounced',
      refusal: expect.stringContaining('Ikkje her.'),
    })
    smtpServer.refused.clear()
    smtpServer.mails.length = 0
    await sendOne()
    expect(recipients()).toEqual([toAddress(1)])
  })

  test('starts over when a newsletter arrives', async () => {
    await givenSubscribers(1)
    smtpServer.refused.set(toAddress(0), 550)
    await sendOne()
    smtpServer.refused.clear()
    await sendOne()
    expect(await readState()).toMatchObject({ state: 'confirmed', refusals: 0, refusal: null })
  })
})

describe('when the sending process is killed and another goes on', () => {
  const RECIPIENTS = 8

  /** Starts a process that sends, and kills it when the mail server has reached this stage half-way. Returns whose mail it was. */
  async function killAt(stage: 'recipient' | 'accepted'): Promise<string> {
    await givenSubscribers(RECIPIENTS)
    await startSending(db, { id: await givenIssue(), now })
    const reached = Promise.withResolvers<string>()
    smtpServer.hold = async (each, address) => {
      if (each !== stage || smtpServer.mails.length < RECIPIENTS / 2) return
      reached.resolve(address)
      // The reply never comes: the process is dead by then.
      await new Promise(() => {})
    }
    const child = startSender(now)
    const interrupted = await reached.promise
    child.kill('SIGKILL')
    await once(child, 'exit')
    smtpServer.hold = undefined
    const sentBefore = smtpServer.mails.length
    const [exitCode] = await once(startSender(new Date(+now + CLAIM_EXPIRED_MS)), 'exit')
    expect(exitCode).toBe(0)
    expect(sentBefore).toBeLessThan(RECIPIENTS)
    return interrupted
  }

  const startSender = (at: Date): ChildProcess =>
    spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'test-sender.ts'),
        JSON.stringify({ connection, smtpUrl: smtpServer.url, now: at.toISOString() }),
      ],
      { stdio: 'inherit' },
    )

  test('each recipient gets exactly one, also the one whose mail was interrupted', async () => {
    await killAt('recipient')
    expect(recipients()).toEqual(Array.from({ length: RECIPIENTS }, (_, each) => toAddress(each)))
  }, 180_000)

  test('a mail that was accepted, but whose reply did not arrive, is not sent again and is listed as uncertain', async () => {
    const interrupted = await killAt('accepted')
    expect(recipients()).toEqual(Array.from({ length: RECIPIENTS }, (_, each) => toAddress(each)))
    const uncertain = await db.select().from(outgoingMail).where(eq(outgoingMail.state, 'unconfirmed'))
    expect(uncertain).toMatchObject([{ toAddress: interrupted }])
  }, 180_000)
})

test('the mail escapes what editors write, names each picture, and has the same content as plain text', () => {
  const sender = {
    title: 'Fjordheim',
    email: 'post@fjordheim.example',
    host: 'https://fjordheim.example',
    words: { newsIssueWhy: '{site}', newsIssueLeave: 'Meld meg av', newsIssueTickets: 'Tider' },
    colors: toMailColors(THEME_PALETTES.fjord),
    logo: null,
  } as unknown as Parameters<typeof renderHtml>[0]
  const item = {
    id: 'x',
    kind: 'production',
    title: '<script>alert(1)</script>',
    text: 'Ein\n\nTo & tre',
    times: ['fredag kl. 18.00'],
    path: '/film',
    image: { path: '/images/x?v=1', alt: 'Ein "greve"' },
    isIncluded: true,
  } as const
  const content = {
    subject: 'Emne <3',
    intro: '',
    items: [
      { ...item, times: [...item.times] },
      { ...item, times: [], title: 'Utelaten', isIncluded: false },
    ],
  }
  const links = { unsubscribe: 'https://fjordheim.example/avmeld?a=1&b=2', archive: null }
  const html = renderHtml(sender, content, links)
  expect(html).not.toContain('<script')
  expect(html).toContain('alt="Ein &quot;greve&quot;"')
  expect(html).toContain('https://fjordheim.example/images/x?v=1&amp;w=1200')
  expect(html).toContain('prefers-color-scheme: dark')
  const text = renderText(sender, content, links)
  for (const rendered of [html, text]) {
    expect(rendered).toContain('fredag kl. 18.00')
    expect(rendered).toContain('https://fjordheim.example/film')
    expect(rendered).not.toContain('Utelaten')
  }
  expect(text).toContain('To & tre')
})
