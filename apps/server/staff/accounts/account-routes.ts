import { deskContracts } from '@lerret/api/contracts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { checkNewPassword, getEmail, getName } from '../../members/accounts/account-input.ts'
import { createAccountChangeMails } from '../../members/accounts/mails/account-change-mails.ts'
import { renamePerson } from '../../members/accounts/people.ts'
import { person as personTable } from '../../members/accounts/table.ts'
import { auditedTransaction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { hideDuration } from '../../platform/mail/hide-duration.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { endOtherSessions, endSession, readSessions } from '../sign-in/sessions.ts'

/** One's own account: name, language, password and sessions, and a new password with a link. */
export function registerAccountRoutes(scope: FastifyInstance, house: House) {
  const { db, accounts, loginLimits, now } = house
  const staff = accounts.forRealm('staff')
  const mailAccountChange = createAccountChangeMails(house)

  addRoute(scope, deskContracts.changeOwnName, async (request) => {
    const person = request.staff
    const name = getName(request.body.name)
    const action = { person, action: 'own_name_changed', details: { name }, now: now() } as const
    await auditedTransaction(db, action, (tx) => renamePerson(tx, { id: person.id, name, now: now() }))
    return true as const
  })
  addRoute(scope, deskContracts.changeOwnLanguage, async (request) => {
    const { id } = request.staff
    const { language } = request.body
    await db.update(personTable).set({ language, updatedAt: now() }).where(eq(personTable.id, id))
    return true as const
  })
  addRoute(scope, deskContracts.changeOwnPassword, async (request, reply) => {
    const { email, name } = request.staff
    const { password: current, newPassword: next } = request.body
    checkNewPassword(next, [email, name], 'newPassword')
    const caller = { account: `staff ${email}`, network: toNetwork(request.ip) }
    const cookies = await loginLimits.tryPassword(caller, () =>
      staff.changePasswordWithoutToken(request.headers.cookie, {
        current,
        next,
        userAgent: request.headers['user-agent'],
      }),
    )
    reply.header('set-cookie', cookies)
    await mailAccountChange(email, 'password', name)
    return true as const
  })
  addRoute(scope, deskContracts.ownSessions, (request) => {
    const { id, sessionId } = request.staff
    return readSessions(db, { personId: id, currentId: sessionId, now: now() })
  })
  addRoute(scope, deskContracts.endOwnSession, async (request) => {
    const person = request.staff
    await auditedTransaction(db, { person, action: 'session_ended', now: now() }, (tx) =>
      endSession(tx, { personId: person.id, id: request.params.id }),
    )
    return true as const
  })
  addRoute(scope, deskContracts.endOtherSessions, async (request) => {
    const person = request.staff
    await auditedTransaction(db, { person, action: 'other_sessions_ended', now: now() }, (tx) =>
      endOtherSessions(tx, { personId: person.id, currentId: person.sessionId }),
    )
    return true as const
  })
  addRoute(scope, deskContracts.staffForgotPassword, async ({ body, ip }) => {
    const email = getEmail(body.email)
    loginLimits.countRequest(toNetwork(ip))
    if (loginLimits.mayMail(`staff ${email}`)) await hideDuration(() => staff.sendReset(email))
    // The reply is the same whether the address has an account or not.
    return true as const
  })
  addRoute(scope, deskContracts.staffResetPassword, async ({ body, ip }) => {
    checkNewPassword(body.password, [], 'password')
    loginLimits.countRequest(toNetwork(ip))
    await staff.resetPassword(body)
    return true as const
  })
}
