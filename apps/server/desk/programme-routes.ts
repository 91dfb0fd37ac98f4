import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readProgramme } from '../editing/programme.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute } from './roles.ts'

export function registerProgrammeRoutes(scope: FastifyInstance, { db }: DeskDependencies) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.programme),
    handler: ({ query }) => readProgramme(db, query),
  })
}
