import { deskContracts } from '@lerret/api/contracts'
import { fill } from '@lerret/words'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { getEmail } from '../../accounts/account-input.ts'
import { recordAction } from '../../audit-log/store.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { getSender } from '../../mail/sender.ts'
import { readOutgoingMails, retryMail } from '../../outgoing-mail/lists.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

/** The outbox. */
export function registerMailRoutes(scope: FastifyInstance, { db, mailer, now }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...deskRoute(deskContracts.outgoingMails),
    handler: ({ query: { state, ...page } }) => readOutgoingMails(db, { state, page }),
  })
  app.route({
    ...deskRoute(deskContracts.retryMail),
    async handler(request) {
      const { id } = request.params
      await db.transaction(async (tx) => {
        const { kind } = await retryMail(tx, { id, now: now() })
        await recordAction(tx, {
          person: getStaff(request),
          action: 'mail_retried',
          record: { kind: 'mail', id },
          details: { kind },
          now: now(),
        })
      })
      mailer.wake?.()
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.sendTestMail),
    async handler(request) {
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
      await recordAction(db, { person: getStaff(request), action: 'test_mail_sent', now: now() })
      return true as const
    },
  })
}
