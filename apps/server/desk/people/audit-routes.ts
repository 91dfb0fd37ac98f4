import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readAuditLog } from '../../audit-log/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute } from '../roles.ts'

export function registerAuditRoutes(scope: FastifyInstance, { db }: DeskDependencies) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.auditLog),
    handler: ({ query }) => readAuditLog(db, query),
  })
}
