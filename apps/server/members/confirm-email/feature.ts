import { CONFIRM_EMAIL_PATH, confirmEmailAction } from '@lerret/model'
import type { ConfirmEmailStep } from '@lerret/page-engine'
import type { Words } from '@lerret/words/all'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { acceptFormBodies } from '../../platform/http/form-body.ts'
import { isKey } from '../../platform/security/keys.ts'
import { KEY_FIELD, resetPath } from '../accounts/mails/account-mails.ts'
import { sendServerPage } from '../partner-api/server-page.ts'
import { ticket } from '../tickets/table.ts'

/**
 * The page that a mailed link leads to. It works on any device and without script. Opening it changes nothing, because mail scanners
 * open links too: a button confirms.
 */
export const confirmEmail: Feature = { routes: registerConfirmEmail }

function registerConfirmEmail(server: FastifyInstance, house: House) {
  const { accounts } = house
  server.register(async (scope) => {
    acceptFormBodies(scope)

    scope.get(CONFIRM_EMAIL_PATH, { config: { access: 'anyone' } }, async (request, reply) => {
      const key = readKey(request)
      const pending = key && (await accounts.findConfirmation(key))
      if (!key || !pending) return sendPage(reply, house, { name: 'invalid-link' })
      const { realm, email, isChange } = pending
      return sendPage(reply, house, {
        name: isChange ? 'confirm-change' : 'confirm',
        action: `${confirmEmailAction(realm)}?${KEY_FIELD}=${key}`,
        email,
      })
    })
    scope.post(confirmEmailAction(':partner'), { config: { access: 'anyone' } }, async (request, reply) => {
      const key = readKey(request)
      const pending = key && (await accounts.findConfirmation(key))
      if (!key || !pending) return sendPage(reply, house, { name: 'invalid-link' })
      const person = await accounts.forRealm(pending.realm).findPerson(request.headers.cookie)
      const confirmed = await accounts.confirmEmail({
        key,
        loggedInId: person?.id ?? null,
        removeUnconfirmed: removeTickets,
      })
      if (!confirmed) return sendPage(reply, house, { name: 'invalid-link' })
      const { outcome: name, email } = confirmed
      if (name === 'taken' || confirmed.newPasswordKey === null)
        return sendPage(reply, house, { name, email })
      return sendPage(reply, house, {
        name: 'new-password',
        email,
        href: resetPath(confirmed.newPasswordKey),
      })
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

const TITLES: Record<ConfirmEmailStep['name'], keyof Words> = {
  confirm: 'confirmEmailTitle',
  'confirm-change': 'confirmEmailTitleChange',
  confirmed: 'confirmEmailTitleDone',
  changed: 'confirmEmailTitleDone',
  'new-password': 'confirmEmailTitleDone',
  taken: 'confirmEmailTitleTaken',
  'invalid-link': 'confirmEmailTitleInvalidLink',
}

function sendPage(reply: FastifyReply, house: House, step: ConfirmEmailStep) {
  const { words, live } = house
  return sendServerPage(reply, house, {
    path: CONFIRM_EMAIL_PATH,
    title: words()[TITLES[step.name]],
    component: 'create-account',
    // The page's title is its heading.
    item: { heading: '', text: '', confirmation: { site: live().release.shell.siteTitle, step } },
    status: STATUS_CODES[step.name] ?? 200,
  })
}
