import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { readProgramme } from '../editing/programme.ts'
import { readHallsBySize } from '../ticketing/hall-capacities.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute } from './roles.ts'

export function registerProgrammeRoutes(scope: FastifyInstance, { db }: DeskDependencies) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.programme),
    handler: async ({ query }) => {
      const programme = await readProgramme(db, query)
      return { ...programme, halls: [...new Set([...(await readHallsBySize(db)), ...programme.halls])] }
    },
  })
}
