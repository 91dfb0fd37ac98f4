import { expect, test } from 'vitest'
import { onFinished } from '../../test-cleanup.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { startTestSmtpServer } from '../../testing/smtp-server.ts'
import { observeMailer } from './mail-health.ts'
import { openSmtp } from './smtp.ts'
import { superviseMailServer } from './supervise-mail-server.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

function supervise(url: string) {
  const warnings: string[] = []
  const mailServer = observeMailer(openSmtp(url), () => NOW)
  const supervision = superviseMailServer(mailServer, {
    logWarning: (text) => void warnings.push(text),
    retryMs: 10,
  })
  onFinished(() => supervision.stop())
  return { mailServer, warnings }
}

test('a mail server that can be used at the start is not worth a word', async () => {
  const smtpServer = await startTestSmtpServer()
  onFinished(() => smtpServer.stop())
  const { mailServer, warnings } = supervise(smtpServer.url)
  await mailServer.verify()
  expect(warnings).toEqual([])
  expect(mailServer.health().failingSince).toBeNull()
})

test('a mail server that cannot be used is logged once, shown at the desk, and noticed when it is back', async () => {
  const gone = await startTestSmtpServer()
  await gone.stop()
  const { mailServer, warnings } = supervise(gone.url)
  await waitUntil(() => expect(mailServer.health()).toEqual({ failures: 0, failingSince: NOW }))
  await waitUntil(() =>
    expect(warnings).toEqual([expect.stringContaining('the mail server of SMTP_URL cannot be used. ')]),
  )
  const back = await startTestSmtpServer(Number(new URL(gone.url).port))
  onFinished(() => back.stop())
  await waitUntil(() => expect(warnings.slice(1)).toEqual(['The mail server can be used again.']))
  expect(mailServer.health().failingSince).toBeNull()
})

test('a password that the mail server does not know is named', async () => {
  const smtpServer = await startTestSmtpServer()
  onFinished(() => smtpServer.stop())
  const { warnings } = supervise(smtpServer.url.replace('//', '//lerret:feil@'))
  await waitUntil(() => expect(warnings[0]).toContain('cannot be used'))
  expect(warnings[0]).not.toContain('feil')
})
