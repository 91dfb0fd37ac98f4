import { MOVIE_INFO_FIELDS, REVIEW_FIELDS, ticketToWire, toWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { LoginLimits } from '../accounts/login-limits.ts'
import { joinWithCode, leaveClub, readClub } from '../club/store.ts'
import { getFilmByEdi } from '../films/store.ts'
import { readUser } from '../members/profile.ts'
import { likeReview, saveReview } from '../reviews/store.ts'
import { readTickets } from '../tickets/store.ts'
import { addToWatchList, readWatchList, removeFromWatchList } from '../watch-list/store.ts'
import { setWatchMails } from '../watch-mails/preferences.ts'
import { getMember, own, placeOf } from './caller.ts'
import type { PartnerParts } from './routes.ts'

/** What belongs to a member. */
export function registerMember(
  scope: FastifyInstance,
  { accounts, db, now }: PartnerParts,
  limits: LoginLimits,
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...own(partnerContracts.userProfile),
    handler: async (request) => readUser(db, await getMember(accounts, request)),
  })
  app.route({
    ...own(partnerContracts.watchlist),
    handler: async (request) => {
      const { partner } = placeOf(request)
      const { id: personId } = await getMember(accounts, request)
      const films = await readWatchList(db, { partner, personId, page: request.query })
      return films.map((film) => toWire(MOVIE_INFO_FIELDS, film))
    },
  })
  app.route({
    ...own(partnerContracts.addMovieToWatchList),
    handler: async (request) => {
      const { id: personId } = await getMember(accounts, request)
      await addToWatchList(db, { personId, productionId: request.body.id, now: now() })
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.removeMovieFromWatchList),
    handler: async (request) => {
      const { id } = await getMember(accounts, request)
      await removeFromWatchList(db, id, request.body.id)
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.setWatchMails),
    handler: async (request) => {
      const { id: personId } = await getMember(accounts, request)
      await setWatchMails(db, { personId, isWanted: request.body.Wanted, now: now() })
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.tickets),
    handler: async (request) => {
      const { id: personId } = await getMember(accounts, request)
      return (await readTickets(db, { personId, page: request.query, now: now() })).map(ticketToWire)
    },
  })
  app.route({
    ...own(partnerContracts.addReview),
    handler: async (request) => {
      const { partner } = placeOf(request)
      const { id: personId } = await getMember(accounts, request)
      const { EdiNumber, Rating: rating, Comment: comment, IsSpoiler: isSpoiler } = request.body
      const { id: productionId } = await getFilmByEdi(db, EdiNumber)
      return toWire(
        REVIEW_FIELDS,
        await saveReview(db, { partner, personId, productionId, rating, comment, isSpoiler, now: now() }),
      )
    },
  })
  app.route({
    ...own(partnerContracts.likeReview),
    handler: async (request) => {
      const { partner } = placeOf(request)
      const { id: personId } = await getMember(accounts, request)
      const { Id: id, Liked: isLiked } = request.body
      return toWire(REVIEW_FIELDS, await likeReview(db, { partner, personId, id, isLiked }))
    },
  })
  app.route({
    ...own(partnerContracts.club),
    handler: async (request) => {
      const { partner } = placeOf(request)
      const { id: personId } = await getMember(accounts, request)
      return readClub(db, { partner, personId, now: now() })
    },
  })
  app.route({
    ...own(partnerContracts.joinClub),
    handler: async (request) => {
      const { partner, network } = placeOf(request)
      const { id: personId } = await getMember(accounts, request)
      // Codes are short enough to type, and so must not be tried by the thousand.
      limits.ask(network)
      limits.ask(personId)
      await joinWithCode(db, { partner, personId, code: request.body.Code, now: now() })
      return true as const
    },
  })
  app.route({
    ...own(partnerContracts.leaveClub),
    handler: async (request) => {
      await leaveClub(db, (await getMember(accounts, request)).id)
      return true as const
    },
  })
}
