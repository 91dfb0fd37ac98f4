import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestSmtpServer } from '../../testing/smtp-server.ts'
import { AppError } from '../errors/app-error.ts'
import { openSmtp } from '../mail/smtp.ts'
import { describeError, redactEmails } from './log-lines.ts'

const smtpServer = await startTestSmtpServer()
afterAll(() => smtpServer.stop())

test('the reason why a mail was rejected is described without its address', async () => {
  smtpServer.refused.set('kari@nordmann.example', 550)
  const mail = {
    from: { name: 'Fjordheim', address: 'post@fjordheim.example' },
    to: 'kari@nordmann.example',
    subject: 'Nytt passord',
    text: 'Hei.',
    html: '<p>Hei.</p>',
  }
  const error = await openSmtp(smtpServer.url)
    .send(mail)
    .catch((error) => error)
  expect(String(error.cause)).toContain('kari@nordmann.example')
  expect(describeError(error)).toMatch(/^The SMTP server did not take the mail\.\n {2}Because: .*550/)
  expect(describeError(error)).not.toContain('nordmann')
})

test('a failed query is described by its cause, without its values', () => {
  const cause = new Error('duplicate key: (email)=(kari@nordmann.example)')
  const error = new DrizzleQueryError('insert into person values ($1)', ['kari@nordmann.example'], cause)
  const description = describeError(new AppError('publish_failed', 'It could not be done.', { cause: error }))
  expect(description).toBe('It could not be done.\n  Because: duplicate key: (email)=([e-mail])')
})

test('a copy of the fields of an error is described by its message', () => {
  expect(describeError({ code: '57014', message: 'canceling statement', queue: 'moment' })).toBe(
    'canceling statement',
  )
  expect(describeError({ queue: 'moment' })).toBe('{"queue":"moment"}')
})

test.each([
  ['550 5.1.1 <kari@nordmann.example>: ukjend', '550 5.1.1 <[e-mail]>: ukjend'],
  ['to=kari.n+kino@nordmann.example (ola@b.example)', '[e-mail] ([e-mail])'],
  [
    "Cannot find package 'x/node_modules/@lerret/model/index.ts'",
    "Cannot find package 'x/node_modules/@lerret/model/index.ts'",
  ],
  ['The house changed at 12 @ noon.', 'The house changed at 12 @ noon.'],
])('%s is redacted to %s', (text, redacted) => {
  expect(redactEmails(text)).toBe(redacted)
})
