export interface Mail {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Sends a mail, or fails with the code `mail_not_sent`. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
