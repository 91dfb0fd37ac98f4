import { AppError } from '../errors/app-error.ts'

/** The SMTP command that failed, the status of the reply, and its text. */
export interface SendError {
  command: string | null
  status: number | null
  text: string
}

/** The reply code when a mail server closes the connection. */
const SMTP_CLOSING = 421

/** Reads the reply of the mail server from a mailer's error. Other errors are bugs, and thrown. */
export function toSendError(error: unknown): SendError {
  if (!(error instanceof AppError) || error.code !== 'mail_not_sent') throw error
  const { code, command, responseCode, response, message } = (error.cause ?? {}) as {
    code?: string
    command?: string
    responseCode?: number
    response?: string
    message?: string
  }
  // An address that nodemailer itself refuses.
  if (code === 'EENVELOPE' && responseCode === undefined)
    return { command: 'RCPT TO', status: 553, text: message ?? '' }
  return {
    command: command ?? null,
    status: responseCode ?? null,
    text: response ?? message ?? error.message,
  }
}

/**
 * Tells the kinds of failure apart: the mail server refuses this mail for good (`permanent`) or for now (`temporary`), or it takes no mail
 * at all at the moment (`unavailable`). A wrong password of ours is `unavailable` too: no recipient is to blame.
 */
export function classifyFailure({ command, status }: SendError): 'permanent' | 'temporary' | 'unavailable' {
  // An address is refused at RCPT TO, a mail at DATA.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutThisMail || status === null || status === SMTP_CLOSING) return 'unavailable'
  return status >= 500 ? 'permanent' : 'temporary'
}
