import type { Mail } from './mailer.ts'

/** Converts a mail for nodemailer. File and URL access are disabled, so that content cannot make the server read either. */
export const toNodemailerMessage = ({ kind: _kind, lifetimeMs: _lifetimeMs, ...mail }: Mail) => ({
  ...mail,
  // The header keeps automatic replies, such as out-of-office mails, from being sent back.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
