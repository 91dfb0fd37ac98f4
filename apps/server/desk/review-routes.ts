import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { moderateReview, readAllReviews } from '../reviews/store.ts'
import type { DeskDependencies } from './dependencies.ts'
import { deskRoute, getStaff } from './roles.ts'

export function registerReviewRoutes(scope: FastifyInstance, { db, now }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...deskRoute(deskContracts.moderatedReviews),
    handler: ({ query }) => readAllReviews(db, query),
  })
  app.route({
    ...deskRoute(deskContracts.moderateReview),
    handler: async (request) => {
      const { id } = request.params
      await moderateReview(db, { id, ...request.body, staffId: getStaff(request).id, now: now() })
      return true as const
    },
  })
}
