import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { exportAuditLog } from '../../audit-log/export.ts'
import { readAuditLog, recordAction } from '../../audit-log/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

export function registerAuditRoutes(scope: FastifyInstance, { db, now }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  app.route({
    ...deskRoute(deskContracts.auditLog),
    handler: ({ query }) => readAuditLog(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.exportAudit),
    async handler(request) {
      const { format } = request.body
      const person = getStaff(request)
      await recordAction(db, { person, action: 'audit_exported', details: { format }, now: now() })
      return { file: await exportAuditLog(db, format) }
    },
  })
}
