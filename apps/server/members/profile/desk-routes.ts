import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { eraseMember } from './erase.ts'
import { exportMember } from './export.ts'
import { findMembers, getMemberAccount, getMemberDetails, toAccount } from './find.ts'

/** Looking members up and helping them. Whatever is read or done about a member is recorded. */
export function registerMemberRoutes(scope: FastifyInstance, { db, accounts, loginLimits, now }: House) {
  const record = (request: StaffRequest, tx: Queryable, action: AuditAction, id: string) =>
    recordAction(tx, { person: request.staff, action, record: { kind: 'member', id }, now: now() })

  addRoute(scope, deskContracts.findMembers, async (request) => {
    const { search, ...page } = request.query
    const found = await findMembers(db, { search, page })
    await recordAction(db, {
      person: request.staff,
      action: 'members_searched',
      details: { count: found.total },
      now: now(),
    })
    return found
  })
  addRoute(scope, deskContracts.member, async (request) => {
    const { id } = request.params
    const details = await getMemberDetails(db, loginLimits, id)
    await record(request, db, 'member_viewed', id)
    return details
  })
  addRoute(scope, deskContracts.sendMemberConfirmation, async (request) => {
    const { id } = request.params
    const member = await getMemberAccount(db, id)
    if (member.isEmailConfirmed)
      throw new AppError('email_confirmed', 'The member has confirmed this address already.')
    await accounts.forRealm(member.partner).sendConfirmation(member)
    await record(request, db, 'member_confirmation_sent', id)
    return true as const
  })
  addRoute(scope, deskContracts.sendMemberPassword, async (request) => {
    const { id } = request.params
    const { partner, email } = await getMemberAccount(db, id)
    await accounts.forRealm(partner).sendReset(email)
    await record(request, db, 'member_password_sent', id)
    return true as const
  })
  addRoute(scope, deskContracts.unlockMember, async (request) => {
    const { id } = request.params
    loginLimits.unlock(toAccount(await getMemberAccount(db, id)))
    await record(request, db, 'member_unlocked', id)
    return true as const
  })
  addRoute(scope, deskContracts.exportMember, async (request) => {
    const { id } = request.params
    await getMemberAccount(db, id)
    await record(request, db, 'member_exported', id)
    return exportMember(db, id, now())
  })
  addRoute(scope, deskContracts.deleteMember, async (request) => {
    const { id } = request.params
    await db.transaction(async (tx) => {
      await eraseMember(tx, id)
      await record(request, tx, 'member_deleted', id)
    })
    return true as const
  })
}
