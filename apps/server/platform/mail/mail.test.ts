import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { givenFolder } from '../../test-cleanup.ts'
import { findHeader, startTestSmtpServer } from '../../testing/smtp-server.ts'
import { writeCertificate } from '../security/test-proxies.ts'
import { openMailer } from './open-mailer.ts'

const folder = await givenFolder()
const outbox = join(folder, 'outbox')
const smtpServer = await startTestSmtpServer()
afterAll(() => smtpServer.stop())
beforeEach(() => smtpServer.reset())

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

test('with a mail server, a mail arrives there complete', async () => {
  await withSmtp(smtpServer.url).send(mail)
  const [arrived] = smtpServer.mails
  expect(arrived).toMatchObject({
    from: mail.from,
    to: [{ address: mail.to }],
    subject: mail.subject,
    text: expect.stringContaining(mail.text),
  })
  expect(arrived?.html).toContain(mail.html)
  expect(findHeader(arrived, 'list-unsubscribe')).toBe(mail.headers['List-Unsubscribe'])
  expect(findHeader(arrived, 'auto-submitted')).toBe('auto-generated')
})

test('a mail server of the same machine, such as Debian’s Postfix, may have a certificate that nobody vouches for', async () => {
  await writeCertificate(folder, 'localhost')
  const [cert, key] = await Promise.all(
    ['fullchain.pem', 'privkey.pem'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const server = new SMTPServer({ authOptional: true, cert, key })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  await withSmtp(`smtp://127.0.0.1:${port}`).verify?.()
  await new Promise<void>((done) => server.close(done))
})

test('a mail server that rejects a mail or does not respond gives an error code', async () => {
  smtpServer.isClosed = true
  await expect(withSmtp(smtpServer.url).send(mail)).rejects.toMatchObject({
    code: 'mail_not_sent',
    status: 503,
  })
  const gone = await startTestSmtpServer()
  await gone.stop()
  await expect(withSmtp(gone.url).send(mail)).rejects.toMatchObject({ code: 'mail_not_sent' })
})

test('the content of a mail never makes the server read a file', async () => {
  const text = { path: '/etc/hostname' } as unknown as string
  await expect(withSmtp(smtpServer.url).send({ ...mail, text })).rejects.toMatchObject({
    code: 'mail_not_sent',
  })
  expect(smtpServer.mails).toEqual([])
})

describe('without a mail server', () => {
  test('each mail is a file in the outbox, sorted by time, readable to the server only', async () => {
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
    expect(findHeader(read[0], 'list-unsubscribe')).toBe(mail.headers['List-Unsubscribe'])
    expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o077).toBe(0)
  })

  test('an outbox that cannot be written gives an error code', async () => {
    const blocked = join(folder, 'file')
    await writeFile(blocked, '')
    const mailer = openMailer({ smtpUrl: undefined, outbox: join(blocked, 'outbox'), now })
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'mail_not_sent' })
  })
})
