import { deskContracts } from '@lerret/api/contracts'
import { fill } from '@lerret/words'
import type { FastifyInstance } from 'fastify'
import { composeMail } from '../../content/house/compose-mail.ts'
import { endRehearsal, isRehearsal } from '../../content/house/rehearsal.ts'
import { getSender } from '../../content/house/sender.ts'
import type { Feature, House } from '../../house/house.ts'
import { getEmail } from '../../members/accounts/account-input.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { superviseMailServer } from '../../platform/mail/supervise-mail-server.ts'
import { createOutgoingMailJob } from '../../platform/outgoing-mail/job.ts'
import { readOutgoingMails, retryMail } from '../../platform/outgoing-mail/lists.ts'
import { sendPlanned } from '../../visitors/newsletter/issues/store.ts'

/** Mails that are waiting or have failed, and the job that sends them. */
export const outbox: Feature = {
  deskCalls: registerMailRoutes,
  jobs: ({ db, now, delivery, settings: { mailsPerMinute } }) => [
    createOutgoingMailJob({ ...delivery, mailsPerMinute, addDueMailings: () => sendPlanned(db, now()) }),
  ],
  start({ mailServer, log }, lifecycle) {
    const supervised = superviseMailServer(mailServer, { logWarning: log.warn })
    lifecycle.onStop(() => supervised.stop())
  },
}

function registerMailRoutes(scope: FastifyInstance, { db, mailer, now }: House) {
  addRoute(scope, deskContracts.outgoingMails, async ({ query: { state, ...page } }) => ({
    ...(await readOutgoingMails(db, { state, page })),
    isRehearsal: await isRehearsal(db),
  }))
  addRoute(scope, deskContracts.retryMail, async (request) => {
    const { id } = request.params
    await db.transaction(async (tx) => {
      const { kind } = await retryMail(tx, { id, now: now() })
      await recordAction(tx, {
        person: request.staff,
        action: 'mail_retried',
        record: { kind: 'mail', id },
        details: { kind },
        now: now(),
      })
    })
    mailer.wake?.()
    return true as const
  })
  addRoute(scope, deskContracts.endRehearsal, async (request) => {
    await db.transaction(async (tx) => {
      await endRehearsal(tx)
      await recordAction(tx, { person: request.staff, action: 'rehearsal_ended', now: now() })
    })
    return true as const
  })
  addRoute(scope, deskContracts.sendTestMail, async (request) => {
    const to = getEmail(request.body.email)
    const sender = await getSender(db)
    const { words, title } = sender
    await mailer.send(
      composeMail(sender, {
        kind: 'test',
        to,
        subject: fill(words.testMailSubject, { site: title }),
        body: [fill(words.testMailText, { site: title })],
      }),
    )
    await recordAction(db, { person: request.staff, action: 'test_mail_sent', now: now() })
    return true as const
  })
}
