import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { exportAuditLog } from '../../audit-log/export.ts'
import { recordAction } from '../../audit-log/record-action.ts'
import { readAuditLog } from '../../audit-log/store.ts'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../http/contracts.ts'

export function registerAuditRoutes(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, deskContracts.auditLog, ({ query }) => readAuditLog(db, query))
  addRoute(scope, deskContracts.exportAudit, async (request) => {
    const { format } = request.body
    const person = request.staff
    await recordAction(db, { person, action: 'audit_exported', details: { format }, now: now() })
    return { file: await exportAuditLog(db, format) }
  })
}
