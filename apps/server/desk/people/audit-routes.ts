import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { exportAuditLog } from '../../audit-log/export.ts'
import { readAuditLog, recordAction } from '../../audit-log/store.ts'
import { addRoute } from '../../http/contracts.ts'
import type { DeskDependencies } from '../dependencies.ts'

export function registerAuditRoutes(scope: FastifyInstance, { db, now }: DeskDependencies) {
  addRoute(scope, deskContracts.auditLog, ({ query }) => readAuditLog(db, query))
  addRoute(scope, deskContracts.exportAudit, async (request) => {
    const { format } = request.body
    const person = request.staff
    await recordAction(db, { person, action: 'audit_exported', details: { format }, now: now() })
    return { file: await exportAuditLog(db, format) }
  })
}
