import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Partner } from '../accounts/realms.ts'
import { addClubCode, checkCard, joinByStaff, removeByStaff } from '../club/store.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute } from './roles.ts'

export function registerClubRoutes(scope: FastifyInstance, { db, now }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...deskRoute(deskContracts.newClubCode),
    handler: async (request) => ({ code: await addClubCode(db, readPartner(request), now()) }),
  })
  app.route({
    ...deskRoute(deskContracts.addClubMember),
    handler: async (request) => {
      await joinByStaff(db, { partner: readPartner(request), email: request.body.email, now: now() })
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.removeClubMember),
    handler: async (request) => {
      await removeByStaff(db, readPartner(request), request.body.email)
      return true as const
    },
  })
  app.route({
    ...deskRoute(deskContracts.checkClubCard),
    handler: async (request) => ({
      member: await checkCard(db, { partner: readPartner(request), ...request.body, now: now() }),
    }),
  })
}

const readPartner = ({ params }: { params: { partner: string } }) => params.partner as Partner
