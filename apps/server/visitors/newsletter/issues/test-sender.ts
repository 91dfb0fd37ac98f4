/* A process that sends the mails that are due until none is left, for tests that kill it. */
import { openDatabase } from '../../../platform/db/connection.ts'
import { openSmtp } from '../../../platform/mail/smtp.ts'
import { deliverDue } from '../../../platform/outgoing-mail/job.ts'
import { createEncryption } from '../../../platform/security/encryption.ts'
import { createNewsletterSource } from './mailing.ts'

const { connection, smtpUrl, now: time } = JSON.parse(process.argv[2] ?? '{}')
const { db, close } = await openDatabase(connection)
const now = () => new Date(time)
await deliverDue(
  {
    db,
    mailer: openSmtp(smtpUrl),
    encryption: createEncryption('x'.repeat(43), 'outgoing mail'),
    now,
    sources: { newsletter: createNewsletterSource({ db, now }) },
    logWarning: console.warn,
  },
  { mailsPerMinute: 6000, signal: new AbortController().signal },
)
await close()
