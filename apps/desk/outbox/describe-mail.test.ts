import { mailWords as words } from '@lerret/words/desk'
import { expect, test } from 'vitest'
import { describeAnswer, describeFailure } from './describe-mail.ts'

test.each([
  ['RCPT TO', 550, '550 5.1.1 <kari@nordmann.example>: User unknown', words.answerUnknownAddress],
  ['RCPT TO', 553, 'No recipients defined', words.answerUnknownAddress],
  ['RCPT TO', 452, '452 4.2.2 Mailbox full', words.answerFull],
  ['DATA', 552, '552 5.2.2 Over quota', words.answerFull],
  ['DATA', 552, '552 5.3.4 Message too big', words.answerTooLarge],
  ['DATA', 550, '550 5.7.1 Blocked', words.answerSpam],
  ['DATA', 554, '554 Rejected', words.answerSpam],
  ['RCPT TO', 451, '451 4.7.1 Greylisted, try again', words.answerGreylisted],
  ['RCPT TO', 450, '450 Later', words.answerGreylisted],
  ['AUTH PLAIN', 535, '535 5.7.8 Bad credentials', words.answerSignIn],
  ['MAIL FROM', 550, '550 Sender refused', words.answerSender],
  ['CONN', null, 'connect ECONNREFUSED', words.answerUnreachable],
])('%s answered with %s (%s) is said in plain words', (command, status, text, sentence) => {
  expect(describeAnswer({ command, status, text })).toBe(sentence)
})

const none = { error: null, expiresAt: null, settledAt: null }

test('a mail that was given up after its links expired says so', () => {
  const error = { command: 'RCPT TO', status: 451, text: '451' }
  const times = { expiresAt: '2026-11-20T12:00:00.000Z', settledAt: '2026-11-20T12:05:00.000Z' }
  expect(describeFailure({ state: 'failed', error, ...times })).toBe(words.answerExpired)
})

test('a mail that was sent in the end says nothing of earlier attempts', () => {
  expect(describeFailure({ ...none, state: 'sent' })).toBeNull()
  expect(describeFailure({ ...none, state: 'waiting' })).toBeNull()
})
