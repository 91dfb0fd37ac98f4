import { deskContracts } from '@lerret/api/contracts'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../../platform/http/contracts.ts'

export function registerWordRoutes(scope: FastifyInstance) {
  addRoute(scope, deskContracts.standardWords, async ({ params }) => WORDS_BY_LANGUAGE[params.language])
}
