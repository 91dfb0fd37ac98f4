import { DESK_URL } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../content/house/desk-words.ts'
import type { Feature, House } from '../house/house.ts'
import { parseOrigin } from '../platform/security/origins.ts'
import { restrictOrigins } from '../platform/security/restricted-origins.ts'
import { toDeskError } from './desk-error.ts'

/** The calls of the desk. Members' sessions are not accepted. */
export function registerDesk(server: FastifyInstance, house: House, features: readonly Feature[]) {
  const { publicUrl } = house.settings
  server.register(
    async (scope) => {
      scope.setErrorHandler((error, request) => {
        throw toDeskError(error, getDeskWords(request, house))
      })
      await restrictOrigins(scope, {
        isAllowed: async (origin) => origin === parseOrigin(publicUrl),
        headers: [],
      })
      for (const { deskCalls } of features)
        if (deskCalls) await scope.register(async (inner) => deskCalls(inner, house))
    },
    { prefix: DESK_URL },
  )
}
