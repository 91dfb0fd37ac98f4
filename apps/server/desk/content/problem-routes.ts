import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readProblems } from '../../problems/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

export function registerProblemRoutes(
  scope: FastifyInstance,
  { db, live, mailHealth, now }: DeskDependencies,
) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.problems),
    handler: (request) =>
      readProblems({
        db,
        release: live().release,
        mail: mailHealth(),
        isAdmin: getStaff(request).role === 'admin',
        now: now(),
      }),
  })
}
