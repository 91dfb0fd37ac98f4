import { type AuditAction, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recordAction } from '../../audit-log/store.ts'
import type { Queryable } from '../../db/connection.ts'
import { AppError } from '../../errors/app-error.ts'
import { eraseMember } from '../../members/erase.ts'
import { exportMember } from '../../members/export.ts'
import { findMembers, getMemberAccount, getMemberDetails, toAccount } from '../../members/find.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

/** Looking members up and helping them. Whatever is read or done about a member is recorded. */
export function registerMemberRoutes(
  scope: FastifyInstance,
  { db, accounts, limits, now }: DeskDependencies,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const record = (request: FastifyRequest, tx: Queryable, action: AuditAction, id: string) =>
    recordAction(tx, { person: getStaff(request), action, record: { kind: 'member', id }, now: now() })

  app.route({
    ...deskRoute(deskContracts.findMembers),
    async handler(request) {
      const { search, ...page } = request.query
      const found = await findMembers(db, { search, page })
      await recordAction(db, {
        person: getStaff(request),
        action: 'members_searched',
        details: { count: found.total },
        now: now(),
      })
      return found
    },
  })
  app.route({
    ...deskRoute(deskContracts.member),
    async handler(request) {
      const { id } = request.params
      const details = await getMemberDetails(db, limits, id)
      await record(request, db, 'member_viewed', id)
      return details
    },
  })
  app.route({
    ...deskRoute(deskContracts.sendMemberConfirmation),
    async handler(request) {
      const { id } = request.params
      const member = await getMemberAccount(db, id)
      if (member.isEmailConfirmed)
        throw new AppError('email_confirmed', 'The member has confirmed this address already.')
      await accounts.forRealm(member.partner).sendConfirmation(member)
      await record(request, db, 'member_confirmation_sent', id)
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.sendMemberPassword),
    async handler(request) {
      const { id } = request.params
      const { partner, email } = await getMemberAccount(db, id)
      await accounts.forRealm(partner).sendReset(email)
      await record(request, db, 'member_password_sent', id)
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.unlockMember),
    async handler(request) {
      const { id } = request.params
      limits.unlock(toAccount(await getMemberAccount(db, id)))
      await record(request, db, 'member_unlocked', id)
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.exportMember),
    async handler(request) {
      const { id } = request.params
      await getMemberAccount(db, id)
      await record(request, db, 'member_exported', id)
      return exportMember(db, id, now())
    },
  })
  app.route({
    ...deskRoute(deskContracts.deleteMember),
    async handler(request) {
      const { id } = request.params
      await db.transaction(async (tx) => {
        await eraseMember(tx, id)
        await record(request, tx, 'member_deleted', id)
      })
      return true as const
    },
  })
}
