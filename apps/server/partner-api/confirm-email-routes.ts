import { CONFIRM_EMAIL_PATH } from '@lerret/model'
import type { ConfirmEmailStep } from '@lerret/page-engine'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmationPath, KEY_FIELD } from '../accounts/mails/account-mails.ts'
import type { Queryable } from '../db/connection.ts'
import { acceptFormBodies } from '../http/form-body.ts'
import { isKey } from '../security/keys.ts'
import { ticket } from '../tickets/table.ts'
import { renderConfirmEmailPage } from './confirm-email-page.ts'
import type { PartnerDependencies } from './routes.ts'

/**
 * The page that a mailed link leads to. It works on any device and without script. Opening it changes nothing, because mail scanners
 * open links too: a button confirms.
 */
export function registerConfirmEmail(server: FastifyInstance, dependencies: PartnerDependencies) {
  const { accounts } = dependencies
  server.register(async (scope) => {
    acceptFormBodies(scope)

    scope.get(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const key = readKey(request)
      const pending = key && (await accounts.findConfirmation(key))
      if (!key || !pending) return sendPage(reply, dependencies, { name: 'invalid-link' })
      const { email, isChange } = pending
      return sendPage(reply, dependencies, {
        name: isChange ? 'confirm-change' : 'confirm',
        action: confirmationPath(key),
        email,
      })
    })
    scope.post(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const key = readKey(request)
      const confirmed = key && (await accounts.confirmEmail(key, removeTickets))
      if (!confirmed) return sendPage(reply, dependencies, { name: 'invalid-link' })
      return sendPage(reply, dependencies, { name: confirmed.outcome, email: confirmed.email })
    })
  })
}

/** Tickets of an unconfirmed address do not follow the account to another address. */
async function removeTickets(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(ticket).where(eq(ticket.personId, personId))
}

function readKey({ query }: FastifyRequest): string | null {
  const key = (query as Record<string, unknown>)[KEY_FIELD]
  return isKey(key) ? key : null
}

const STATUS_CODES: { [Name in ConfirmEmailStep['name']]?: number } = { 'invalid-link': 404, taken: 409 }

/** Sends a page that is not cached; the key in its URL is not sent to other sites. */
function sendPage(reply: FastifyReply, { renderer, live }: PartnerDependencies, step: ConfirmEmailStep) {
  return reply
    .code(STATUS_CODES[step.name] ?? 200)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(renderConfirmEmailPage({ renderer, site: live() }, step))
}
