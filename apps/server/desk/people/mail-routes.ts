import { deskContracts } from '@lerret/api/contracts'
import { fill } from '@lerret/words'
import type { FastifyInstance } from 'fastify'
import { getEmail } from '../../accounts/account-input.ts'
import { recordAction } from '../../audit-log/record-action.ts'
import type { House } from '../../house/house.ts'
import { endRehearsal, isRehearsal } from '../../house-address/rehearsal.ts'
import { addRoute } from '../../http/contracts.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { getSender } from '../../mail/sender.ts'
import { readOutgoingMails, retryMail } from '../../outgoing-mail/lists.ts'

/** The outbox. */
export function registerMailRoutes(scope: FastifyInstance, { db, mailer, now }: House) {
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
