import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { exportAuditLog } from './export.ts'
import { readAuditLog } from './store.ts'

/** The log of what staff did, for administrators. */
export const auditLog: Feature = { deskCalls: registerAuditRoutes }

function registerAuditRoutes(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, deskContracts.auditLog, ({ query }) => readAuditLog(db, query))
  addRoute(scope, deskContracts.exportAudit, async (request) => {
    const { format } = request.body
    const person = request.staff
    await recordAction(db, { person, action: 'audit_exported', details: { format }, now: now() })
    return { file: await exportAuditLog(db, format) }
  })
}
