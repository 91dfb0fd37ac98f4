import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { auditedTransaction } from '../../audit-log/store.ts'
import { moderateReview, readAllReviews } from '../../reviews/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

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
      const { isHidden } = request.body
      const person = getStaff(request)
      const action = isHidden ? 'review_hidden' : 'review_shown'
      await auditedTransaction(db, { person, action, record: { kind: 'review', id }, now: now() }, (tx) =>
        moderateReview(tx, { id, isHidden, staffId: person.id, now: now() }),
      )
      return true as const
    },
  })
}
