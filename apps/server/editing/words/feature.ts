import { deskContracts } from '@lerret/api/contracts'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'

/** The words that a house can say differently. */
export const words: Feature = { deskCalls: registerWordRoutes }

function registerWordRoutes(scope: FastifyInstance) {
  addRoute(scope, deskContracts.standardWords, async ({ params }) => WORDS_BY_LANGUAGE[params.language])
}
