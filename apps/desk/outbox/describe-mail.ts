import { fill, mailWords as words } from '@lerret/words/desk'
import { formatPlanned } from '../controls/times/times.ts'
import type { CallReply } from '../data/call-desk.ts'

export type OutgoingMail = CallReply<'outgoingMails'>['items'][number]

const KINDS: Readonly<Record<string, string>> = {
  account_exists: words.kindAccountExists,
  confirm_email: words.kindConfirmEmail,
  email_change: words.kindEmailChange,
  email_changed: words.kindEmailChanged,
  account_deleted: words.kindAccountDeleted,
  newsletter: words.kindNewsletter,
  newsletter_confirm: words.kindNewsletterConfirm,
  newsletter_known: words.kindNewsletterKnown,
  password: words.kindPassword,
  showing: words.kindShowing,
  test: words.kindTest,
  watch: words.kindWatch,
}

export const describeKind = ({ kind }: Pick<OutgoingMail, 'kind'>) => KINDS[kind] ?? words.kindOther

const STATES: Readonly<Record<OutgoingMail['state'], string>> = {
  waiting: words.stateWaiting,
  sending: words.stateSending,
  handed_over: words.stateSending,
  sent: words.stateSent,
  failed: words.stateFailed,
  unconfirmed: words.stateUnconfirmed,
}

export const describeState = ({ state }: Pick<OutgoingMail, 'state'>) => STATES[state]

type Failure = Pick<OutgoingMail, 'state' | 'error' | 'expiresAt' | 'settledAt'>

/** Why a mail has not arrived, in plain words; null for a mail that has met no problem. */
export function describeFailure({ state, error, expiresAt, settledAt }: Failure): string | null {
  if (state === 'unconfirmed') return words.answerUnconfirmed
  if (state === 'failed' && expiresAt !== null && settledAt !== null && settledAt > expiresAt)
    return words.answerExpired
  if (!error || state === 'sent') return null
  return describeAnswer(error)
}

/** The status codes of RFC 5321, and the finer ones of RFC 3463 that most servers write into the text. */
export function describeAnswer({ command, status, text }: NonNullable<OutgoingMail['error']>): string {
  if (status === null) return text === '' ? words.answerGone : words.answerUnreachable
  if (command?.startsWith('AUTH')) return words.answerSignIn
  if (command === 'MAIL FROM') return status < 500 ? words.answerBusy : words.answerSender
  const detail = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0].slice(1) ?? ''
  if (detail === '.2.2' || status === 452 || (status === 552 && detail !== '.3.4')) return words.answerFull
  if (detail === '.3.4') return words.answerTooLarge
  if (detail.startsWith('.7.') && status >= 500) return words.answerSpam
  if (['.1.1', '.1.2', '.1.10'].includes(detail) || status === 550 || status === 553)
    return words.answerUnknownAddress
  if (status === 554) return words.answerSpam
  if (status === 421) return words.answerBusy
  return status < 500 ? words.answerGreylisted : words.answerRefused
}

/** When it is tried next, for a mail that waits after an attempt. */
export const describeNextAttempt = ({ state, error, dueAt }: OutgoingMail) =>
  state === 'waiting' && error ? fill(words.nextAttempt, { when: formatPlanned(dueAt) }) : null
