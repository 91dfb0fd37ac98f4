import { REVIEW_FIELDS, toWire } from '@lerret/api'
import { deskContracts, partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { getFilmByEdi } from '../films/store.ts'
import { readCaller } from '../partner-api/caller.ts'
import { findReviews, moderateReview } from './moderation.ts'
import { deleteReview, likeReview, readReviews, saveReview } from './store.ts'

/** Reviews of films: members write them, visitors read them, editors hide them. */
export const reviews: Feature = { partnerCalls: registerReviews, deskCalls: registerModeration }

function registerReviews(scope: FastifyInstance, { accounts, db, now }: House) {
  // Members also get their own likes.
  addRoute(scope, partnerContracts.reviews, async (request) => {
    const { partner } = readCaller(request)
    const { edi, ...page } = request.query
    const { id: productionId } = await getFilmByEdi(db, edi)
    const viewer = await accounts.forRealm(partner).findPerson(request.headers.cookie)
    const found = await readReviews(db, { partner, viewerId: viewer?.id ?? null, productionId, page })
    return found.map((review) => toWire(REVIEW_FIELDS, review))
  })
  addRoute(scope, partnerContracts.addReview, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    const { EdiNumber, Rating: rating, Comment: comment, IsSpoiler: isSpoiler } = request.body
    const { id: productionId } = await getFilmByEdi(db, EdiNumber)
    return toWire(
      REVIEW_FIELDS,
      await saveReview(db, { partner, personId, productionId, rating, comment, isSpoiler, now: now() }),
    )
  })
  addRoute(scope, partnerContracts.likeReview, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    const { Id: id, Liked: isLiked } = request.body
    return toWire(REVIEW_FIELDS, await likeReview(db, { partner, personId, id, isLiked }))
  })
  addRoute(scope, partnerContracts.deleteReview, async (request) => {
    const personId = request.member.id
    await deleteReview(db, { personId, id: request.body.Id, now: now() })
    return true as const
  })
}

function registerModeration(scope: FastifyInstance, { db, now }: House) {
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
