import type { Mail, Mailer, SendOptions } from './mailer.ts'
import { classifyFailure, toSendError } from './send-error.ts'

export interface MailHealth {
  /** Mails in a row that could not be sent. */
  failures: number
  failingSince: Date | null
}

export interface ObservedMailer extends Mailer {
  /** Reports on the mails since this process was started. */
  health(): MailHealth
  /** Whether mails can be sent, without sending one. Throws the reason why not. */
  verify(): Promise<void>
}

const HEALTHY: MailHealth = { failures: 0, failingSince: null }

/** Remembers whether the mail server takes mails. A mail that it refuses because of its recipient says nothing about others. */
export function observeMailer(mailer: Mailer, now: () => Date): ObservedMailer {
  let health = HEALTHY

  async function observe(work: Promise<void> | undefined, mails: number) {
    try {
      await work
      health = HEALTHY
    } catch (error) {
      if (!isRefusal(error))
        health = { failures: health.failures + mails, failingSince: health.failingSince ?? now() }
      throw error
    }
  }

  return {
    health: () => health,
    send: (mail: Mail, options?: SendOptions) => observe(mailer.send(mail, options), 1),
    verify: () => observe(mailer.verify?.(), 0),
  }
}

function isRefusal(error: unknown): boolean {
  try {
    return classifyFailure(toSendError(error)) !== 'unavailable'
  } catch {
    return false
  }
}
