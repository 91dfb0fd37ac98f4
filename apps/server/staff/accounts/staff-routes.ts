import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { checkNewPassword, getEmail, getName } from '../../members/accounts/account-input.ts'
import { voidResetLinks } from '../../members/accounts/email-confirmations.ts'
import { createAccountChangeMails } from '../../members/accounts/mails/account-change-mails.ts'
import { invitationLink, staffResetLink } from '../../members/accounts/mails/account-mails.ts'
import { addPasswordLink, COPIED_LINK_MS } from '../../members/accounts/password-links.ts'
import { lockPassword } from '../../members/accounts/passwords/lock.ts'
import { removeFactors } from '../../members/accounts/people.ts'
import { SESSION_SECONDS } from '../../members/accounts/sessions/sessions.ts'
import { readRequiredRoles, setRequiredRoles } from '../../members/accounts/two-factor/required-roles.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { auditedTransaction, recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { staffBrowserCookie } from '../../visitors/counting/counted-requests.ts'
import { toStaff } from '../sign-in/session-routes.ts'
import {
  acceptInvitation,
  addInvitation,
  getInvitation,
  readInvitations,
  revokeInvitation,
} from './invitations.ts'
import { changeRole, getColleague, readStaffList, removeStaff } from './store.ts'

/** Accounts of staff, for admins, and accepting invitations. */
export function registerStaffRoutes(scope: FastifyInstance, house: House) {
  const {
    db,
    accounts,
    loginLimits,
    now,
    signInService,
    settings: { publicUrl },
  } = house
  const staff = accounts.forRealm('staff')
  const record = (
    tx: Queryable,
    request: StaffRequest,
    action: AuditAction,
    id: string,
    details: Record<string, unknown>,
  ) =>
    recordAction(tx, {
      person: request.staff,
      action,
      record: { kind: 'staff', id },
      details,
      now: now(),
    })

  /** Refuses one's own account: its password is asked for at the account's page. */
  function assertColleague(request: StaffRequest, id: string) {
    if (request.staff.id === id)
      throw new AppError('own_account', 'For one’s own account this is done at its own page.')
  }
  const mailAccountChange = createAccountChangeMails(house)

  addRoute(scope, deskContracts.staffList, () => readStaffList(db, { host: staff.passkeys.host, now: now() }))
  addRoute(scope, deskContracts.changeStaffRole, async (request) => {
    const { id } = request.params
    const { role } = request.body
    const colleague = await db.transaction(async (tx) => {
      const changed = await changeRole(tx, { id, role, now: now() })
      const { name, role: previous } = changed
      await record(tx, request, 'staff_role_changed', id, { name, role, previous })
      return changed
    })
    await mailAccountChange(colleague.email, 'role', request.staff.name)
    return true as const
  })
  addRoute(scope, deskContracts.removeStaff, async (request) => {
    const { id } = request.params
    await db.transaction(async (tx) => {
      const { name } = await removeStaff(tx, id)
      await record(tx, request, 'staff_removed', id, { name })
    })
    return true as const
  })
  addRoute(scope, deskContracts.staffPasswordLink, async (request) => {
    const { id } = request.params
    assertColleague(request, id)
    const { key, email } = await db.transaction(async (tx) => {
      const { name, email } = await getColleague(tx, id)
      await record(tx, request, 'password_link_created', id, { name })
      await voidResetLinks(tx, id)
      return {
        email,
        key: await addPasswordLink(tx, { personId: id, lifetimeMs: COPIED_LINK_MS, now: now() }),
      }
    })
    await mailAccountChange(email, 'passwordLink', request.staff.name)
    return { link: staffResetLink(publicUrl, key) }
  })
  addRoute(scope, deskContracts.resetStaffTwoFactor, async (request) => {
    const { id } = request.params
    assertColleague(request, id)
    const { email } = await db.transaction(async (tx) => {
      const colleague = await getColleague(tx, id)
      await lockPassword(tx, id)
      await removeFactors(tx, id)
      await record(tx, request, 'two_factor_reset', id, { name: colleague.name })
      return colleague
    })
    await mailAccountChange(email, 'twoFactorOff', request.staff.name)
    return true as const
  })

  addRoute(scope, deskContracts.secondFactorRoles, () => readRequiredRoles(db))
  addRoute(scope, deskContracts.setSecondFactorRoles, async (request) => {
    const { roles } = request.body
    const person = request.staff
    const action = { person, action: 'second_factor_roles_changed', details: { roles }, now: now() } as const
    await auditedTransaction(db, action, (tx) => setRequiredRoles(tx, roles))
    return true as const
  })

  addRoute(scope, deskContracts.invitations, () => readInvitations(db, now()))
  addRoute(scope, deskContracts.invite, async (request) => {
    const person = request.staff
    const { role } = request.body
    const [name, email] = [getName(request.body.name), getEmail(request.body.email)]
    const key = await db.transaction(async (tx) => {
      const added = await addInvitation(tx, { name, email, role, invitedBy: person.name, now: now() })
      const record = { kind: 'invitation', id: added.id }
      await recordAction(tx, {
        person,
        action: 'staff_invited',
        record,
        details: { name, role },
        now: now(),
      })
      return added.key
    })
    return { link: invitationLink(publicUrl, key) }
  })
  addRoute(scope, deskContracts.revokeInvitation, async (request) => {
    const { id } = request.params
    await db.transaction(async (tx) => {
      await revokeInvitation(tx, id)
      await recordAction(tx, {
        person: request.staff,
        action: 'invitation_revoked',
        record: { kind: 'invitation', id },
        now: now(),
      })
    })
    return true as const
  })
  addRoute(scope, deskContracts.invitation, ({ body, ip }) => {
    loginLimits.countRequest(toNetwork(ip))
    return getInvitation(db, { key: body.key, now: now() })
  })
  addRoute(scope, deskContracts.acceptInvitation, async ({ body, ip, headers }, reply) => {
    const { key, password } = body
    loginLimits.countRequest(toNetwork(ip))
    const name = getName(body.name)
    const { email, role } = await getInvitation(db, { key, now: now() })
    if (signInService?.isRequired && role !== 'admin')
      throw new AppError('oidc_required', 'Only administrators sign in with a password here.')
    checkNewPassword(password, [name, email], 'password')
    const passwordHash = await accounts.hashPassword(password)
    await db.transaction(async (tx) => {
      const { id } = await acceptInvitation(tx, { key, name, passwordHash, now: now() })
      await recordAction(tx, { person: { id, name }, action: 'invitation_accepted', now: now() })
    })
    const { person, cookies, needsFactor } = await staff.logInWithoutToken({
      email,
      password,
      userAgent: headers['user-agent'],
    })
    reply.header('set-cookie', [...cookies, staffBrowserCookie(SESSION_SECONDS, publicUrl)])
    return toStaff(person, needsFactor)
  })
}
