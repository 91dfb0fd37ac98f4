import { afterAll, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../members/test-members.ts'
import { auditEntry } from '../../platform/audit-log/table.ts'
import { openSmtp } from '../../platform/mail/smtp.ts'
import { createMailQueue } from '../../platform/outgoing-mail/queue.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { createEncryption } from '../../platform/security/encryption.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { startTestSmtpServer } from '../../testing/smtp-server.ts'

const smtpServer = await startTestSmtpServer()
const desk = await givenDesk({
  openMailer: (db) =>
    createMailQueue({
      db,
      mailer: openSmtp(smtpServer.url),
      encryption: createEncryption('x'.repeat(43), 'outgoing mail'),
      now: () => new Date(),
      sources: {},
      logWarning: () => {},
    }),
})
const { db, send } = desk
const admin = await desk.givenStaff('admin')
const KARI = 'kari@nordmann.example'
afterAll(() => smtpServer.stop())
beforeEach(async () => {
  await db.delete(outgoingMail)
  smtpServer.reset()
})

const list = async (query = '') => (await send('GET', `mails?${query}`, admin)).json()
const waitForState = (state: string) =>
  waitUntil(async () => expect((await list()).items).toMatchObject([{ state }]), { timeout: 20_000 })

test('a test mail arrives, and is listed without its text', async () => {
  expect((await send('POST', 'mails/test', admin, { email: KARI })).json()).toBe(true)
  await waitForState('sent')
  expect(smtpServer.mails).toMatchObject([
    { to: [{ address: KARI }], subject: expect.stringContaining('Prøve') },
  ])
  expect(await list()).toMatchObject({
    items: [{ kind: 'test', to: KARI, attempts: 1, error: null }],
    counts: { waiting: 0, sent: 1, failed: 0 },
  })
  expect(refusal(await send('POST', 'mails/test', admin, { email: 'tull' }))).toEqual([
    400,
    'email_invalid',
    'email',
  ])
})

test('a mail that failed is listed with the answer of the mail server, and sent again on request', async () => {
  smtpServer.refused.set(KARI, 550)
  await send('POST', 'mails/test', admin, { email: KARI })
  await waitForState('failed')
  const { items, counts } = await list('state=failed')
  expect(counts).toEqual({ waiting: 0, sent: 0, failed: 1 })
  expect(items).toMatchObject([
    { error: { command: 'RCPT TO', status: 550, text: expect.stringContaining('Ikkje her.') } },
  ])
  expect((await list('state=sent')).items).toEqual([])
  smtpServer.refused.clear()
  expect((await send('POST', `mails/${items[0].id}/retry`, admin)).json()).toBe(true)
  await waitForState('sent')
  expect(refusal(await send('POST', `mails/${items[0].id}/retry`, admin))).toEqual([404, 'mail_not_found'])
  const entries = await db.select().from(auditEntry).orderBy(auditEntry.id)
  expect(entries.slice(-2)).toMatchObject([{ action: 'test_mail_sent' }, { action: 'mail_retried' }])
  expect(JSON.stringify(entries)).not.toContain(KARI)
})

test('a member’s mail that meets greylisting is not lost', async () => {
  smtpServer.refused.set(KARI, 451)
  await desk.givenMember(KARI)
  await waitUntil(async () =>
    expect((await list()).items).toMatchObject([
      { kind: 'confirm_email', state: 'waiting', attempts: 1, error: { status: 451 } },
    ]),
  )
  smtpServer.refused.clear()
  await send('POST', `mails/${(await list()).items[0].id}/retry`, admin)
  await waitForState('sent')
  expect(smtpServer.mails).toHaveLength(1)
})
