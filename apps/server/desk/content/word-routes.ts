import { deskContracts } from '@lerret/api/contracts'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deskRoute } from '../roles.ts'

export function registerWordRoutes(scope: FastifyInstance) {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...deskRoute(deskContracts.standardWords),
    handler: async ({ params }) => WORDS_BY_LANGUAGE[params.language],
  })
}
