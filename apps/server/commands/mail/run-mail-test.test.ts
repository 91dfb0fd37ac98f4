import { afterAll, beforeEach, expect, test } from 'vitest'
import { importDemoSite } from '../../operations/demo/test-demo-house.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { openSmtp } from '../../platform/mail/smtp.ts'
import { startTestSmtpServer } from '../../testing/smtp-server.ts'
import { runMailTest } from './run-mail-test.ts'

const KARI = 'kari@nordmann.example'
const db = await givenDatabase()
const smtpServer = await startTestSmtpServer()
await importDemoSite(db)
afterAll(() => smtpServer.stop())
beforeEach(() => smtpServer.reset())

const run = (args: string[], url = smtpServer.url) =>
  runMailTest(args, { db, mailer: openSmtp(url), destination: 'post.example:465' })

test('a mail that arrives is said to be accepted, with both addresses', async () => {
  expect(await run([KARI])).toEqual([
    expect.stringMatching(
      /^The mail to kari@nordmann.example, from .+@.+, was accepted by post.example:465.$/,
    ),
  ])
  expect(smtpServer.mails).toMatchObject([{ to: [{ address: KARI }] }])
})

test.each([
  [550, 'refuses this mail. Check the address'],
  [451, 'refuses this mail for now. Lerret tries such mails again'],
])('a refusal with %s is explained, with the words of the mail server', async (status, explanation) => {
  smtpServer.refused.set(KARI, status)
  await expect(run([KARI])).rejects.toThrow(explanation)
  await expect(run([KARI])).rejects.toThrow(`It said: ${status} <${KARI}>: Ikkje her.`)
})

test('a mail server that cannot be reached is a question of the setting', async () => {
  const gone = await startTestSmtpServer()
  await gone.stop()
  await expect(run([KARI], gone.url)).rejects.toThrow('post.example:465 cannot be used. Check SMTP_URL')
})

test('what is no address is refused by name', async () => {
  await expect(run(['kari'])).rejects.toThrow('"kari" is no e-mail address.')
  await expect(run([])).rejects.toThrow('npm run mail:test -- ADDRESS')
})
