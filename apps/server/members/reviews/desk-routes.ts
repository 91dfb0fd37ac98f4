import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { findReviews, moderateReview } from './moderation.ts'

export function registerReviewRoutes(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, deskContracts.moderatedReviews, ({ query: { state, film, ...page } }) =>
    findReviews(db, { state, film, page, now: now() }),
  )
  addRoute(scope, deskContracts.moderateReview, async (request) => {
    const { id } = request.params
    const { body } = request
    const person = request.staff
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
  })
}
