import { CONFIRM_EMAIL_PATH, type ConfirmEmailStep } from '@lerret/model'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmationPath, KEY_FIELD } from '../accounts/mails.ts'
import type { Queryable } from '../db/connection.ts'
import { acceptFormBodies } from '../http/form-body.ts'
import { isKey } from '../security/keys.ts'
import { ticket } from '../tickets/table.ts'
import { drawConfirmEmailPage } from './confirm-email-page.ts'
import type { PartnerParts } from './routes.ts'

/**
 * The page that a mailed link leads to, on any device and without script. Opening it changes nothing, as mail scanners open links
 * too: a button confirms.
 */
export function registerConfirmEmail(server: FastifyInstance, parts: PartnerParts) {
  const { accounts } = parts
  server.register(async (scope) => {
    acceptFormBodies(scope)

    scope.get(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const key = readKey(request)
      const pending = key && (await accounts.findConfirmation(key))
      if (!key || !pending) return answer(reply, parts, { name: 'invalid-link' })
      const { email, isChange } = pending
      return answer(reply, parts, {
        name: isChange ? 'confirm-change' : 'confirm',
        action: confirmationPath(key),
        email,
      })
    })
    scope.post(CONFIRM_EMAIL_PATH, async (request, reply) => {
      const key = readKey(request)
      const confirmed = key && (await accounts.confirmEmail(key, removeTickets))
      if (!confirmed) return answer(reply, parts, { name: 'invalid-link' })
      return answer(reply, parts, { name: confirmed.outcome, email: confirmed.email })
    })
  })
}

/** Tickets that were bought with an address that nobody confirmed do not follow the account to another address. */
async function removeTickets(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(ticket).where(eq(ticket.personId, personId))
}

function readKey({ query }: FastifyRequest): string | null {
  const key = (query as Record<string, unknown>)[KEY_FIELD]
  return isKey(key) ? key : null
}

const STATUS: { [Name in ConfirmEmailStep['name']]?: number } = { 'invalid-link': 404, taken: 409 }

/** A page for one reader at one moment; the key in its address goes to no other site. */
function answer(reply: FastifyReply, { renderer, live }: PartnerParts, step: ConfirmEmailStep) {
  return reply
    .code(STATUS[step.name] ?? 200)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(drawConfirmEmailPage({ renderer, site: live() }, step))
}
