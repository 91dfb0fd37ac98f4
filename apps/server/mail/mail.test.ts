import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openMailer } from './open-mailer.ts'
import { headerOf, openPostOffice } from './test-smtp-server.ts'

const folder = await mkdtemp(join(tmpdir(), 'lerret-mail-'))
const outbox = join(folder, 'outbox')
const office = await openPostOffice()
afterAll(async () => {
  await office.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  office.mails.length = 0
  office.isClosed = false
})

const mail = {
  from: { name: 'Fjordheim kulturhus, kino "på" kaia', address: 'post@fjordheim.example' },
  to: 'kari@nordmann.example',
  subject: 'Stadfest påmeldinga',
  text: 'Hei på deg.\n\nhttps://fjordheim.example/nyhendebrev/stadfest?nokkel=abc',
  html: '<p>Hei på deg.</p>',
  headers: { 'List-Unsubscribe': `<https://fjordheim.example/avmeld?nokkel=${'x'.repeat(90)}>` },
}
const now = () => new Date('2026-11-20T12:00:00Z')
const withSmtp = (smtpUrl: string | undefined) => openMailer({ smtpUrl, outbox, now })

test('with a mail server, a mail arrives there whole', async () => {
  await withSmtp(office.url).send(mail)
  const [arrived] = office.mails
  expect(arrived).toMatchObject({
    from: mail.from,
    to: [{ address: mail.to }],
    subject: mail.subject,
    text: expect.stringContaining(mail.text),
  })
  expect(arrived?.html).toContain(mail.html)
  expect(headerOf(arrived, 'list-unsubscribe')).toBe(mail.headers['List-Unsubscribe'])
  expect(headerOf(arrived, 'auto-submitted')).toBe('auto-generated')
})

test('a mail server that turns a mail away, or is not there, is a failure with a code', async () => {
  office.isClosed = true
  await expect(withSmtp(office.url).send(mail)).rejects.toMatchObject({ code: 'mail_not_sent', status: 503 })
  const gone = await openPostOffice()
  await gone.stop()
  await expect(withSmtp(gone.url).send(mail)).rejects.toMatchObject({ code: 'mail_not_sent' })
})

test('what a mail says never makes the server read a file', async () => {
  const text = { path: '/etc/hostname' } as unknown as string
  await expect(withSmtp(office.url).send({ ...mail, text })).rejects.toMatchObject({ code: 'mail_not_sent' })
  expect(office.mails).toEqual([])
})

describe('without a mail server', () => {
  test('each mail is a file in the outbox, in the order they were sent, for the house alone', async () => {
    const mailer = withSmtp(undefined)
    await mailer.send(mail)
    await mailer.send({ ...mail, subject: 'Nummer to' })
    const names = (await readdir(outbox)).sort()
    expect(names).toEqual([
      expect.stringMatching(/^2026-11-20T12-00-00\.000Z-.*\.eml$/),
      expect.stringMatching(/\.eml$/),
    ])
    const files = await Promise.all(names.map((name) => readFile(join(outbox, name))))
    const read = await Promise.all(files.map((bytes) => PostalMime.parse(bytes)))
    expect(read.map(({ subject }) => subject)).toEqual([mail.subject, 'Nummer to'])
    expect(read[0]).toMatchObject({ from: mail.from, text: expect.stringContaining(mail.text) })
    expect(headerOf(read[0], 'list-unsubscribe')).toBe(mail.headers['List-Unsubscribe'])
    expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o077).toBe(0)
  })

  test('an outbox that cannot be written is a failure with a code', async () => {
    const blocked = join(folder, 'file')
    await writeFile(blocked, '')
    const mailer = openMailer({ smtpUrl: undefined, outbox: join(blocked, 'outbox'), now })
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'mail_not_sent' })
  })
})
