import type { Mail } from './mailer.ts'

/** A mail as nodemailer takes it. Nothing in it may make the server read a file or an address. */
export const messageOf = (mail: Mail) => ({
  ...mail,
  // Told to be written by a machine, so that holiday greetings do not answer it.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
