import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recordAction } from '../../audit-log/store.ts'
import { findReviews, moderateReview } from '../../reviews/moderation.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

export function registerReviewRoutes(scope: FastifyInstance, { db, now }: DeskDependencies) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...deskRoute(deskContracts.moderatedReviews),
    handler: ({ query: { state, film, ...page } }) => findReviews(db, { state, film, page, now: now() }),
  })
  app.route({
    ...deskRoute(deskContracts.moderateReview),
    handler: async (request) => {
      const { id } = request.params
      const { body } = request
      const person = getStaff(request)
      const reason = body.isHidden ? body.reason : null
      await db.transaction(async (tx) => {
        const film = await moderateReview(tx, { id, reason, staffId: person.id, now: now() })
        await recordAction(tx, {
          person,
          action: body.isHidden ? 'review_hidden' : 'review_shown',
          record: { kind: 'review', id },
          details: { film, ...(reason !== null && { reason }) },
          now: now(),
        })
      })
      return true as const
    },
  })
}
