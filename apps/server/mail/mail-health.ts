import type { Mail, Mailer, SendOptions } from './mailer.ts'

export interface MailHealth {
  /** Mails in a row that could not be sent. */
  failures: number
  failingSince: Date | null
}

export interface ObservedMailer extends Mailer {
  /** Since this process was started. */
  health(): MailHealth
}

/** Remembers whether mails are sent. A mail that succeeds ends a failure. */
export function observeMailer(mailer: Mailer, now: () => Date): ObservedMailer {
  let health: MailHealth = { failures: 0, failingSince: null }
  return {
    health: () => health,
    async send(mail: Mail, options?: SendOptions) {
      try {
        await mailer.send(mail, options)
        health = { failures: 0, failingSince: null }
      } catch (error) {
        health = { failures: health.failures + 1, failingSince: health.failingSince ?? now() }
        throw error
      }
    },
  }
}
