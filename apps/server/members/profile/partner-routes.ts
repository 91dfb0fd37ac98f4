import { diaryEntryToWire, REVIEW_FIELDS, ticketToWire, toWire, watchedFilmToWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { joinWithCode, leaveClub, readClub, signUpForScreening } from '../club/store.ts'
import { readDiary } from '../diary/store.ts'
import { getFilmByEdi } from '../films/store.ts'
import { readCaller } from '../partner-api/caller.ts'
import { deleteReview, likeReview, saveReview } from '../reviews/store.ts'
import { composeTicketCalendar } from '../tickets/calendar.ts'
import { readTickets } from '../tickets/store.ts'
import { addToWatchList, readWatchList, removeFromWatchList } from '../watch-list/store.ts'
import { setWatchMails } from '../watch-mails/preferences.ts'
import { readUser } from './profile.ts'

/** The member's profile, watch list, tickets, reviews and club. */
export function registerMember(scope: FastifyInstance, { db, now, words, loginLimits }: House) {
  addRoute(scope, partnerContracts.userProfile, async (request) => readUser(db, request.member))
  addRoute(scope, partnerContracts.watchlist, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    const films = await readWatchList(db, { partner, personId, page: request.query, now: now() })
    return films.map(watchedFilmToWire)
  })
  addRoute(scope, partnerContracts.addMovieToWatchList, async (request) => {
    const personId = request.member.id
    await addToWatchList(db, { personId, productionId: request.body.id, now: now() })
    return true as const
  })
  addRoute(scope, partnerContracts.removeMovieFromWatchList, async (request) => {
    const { id } = request.member
    await removeFromWatchList(db, id, request.body.id)
    return true as const
  })
  addRoute(scope, partnerContracts.setWatchMails, async (request) => {
    const personId = request.member.id
    await setWatchMails(db, { personId, isWanted: request.body.Wanted, now: now() })
    return true as const
  })
  addRoute(scope, partnerContracts.tickets, async (request) => {
    const personId = request.member.id
    return (await readTickets(db, { personId, page: request.query, now: now() })).map(ticketToWire)
  })
  addRoute(scope, partnerContracts.ticketCalendar, async (request, reply) => {
    const personId = request.member.id
    const { movie, start } = request.query
    const [first, ...others] = (await readTickets(db, { personId, now: now() })).filter(
      ({ movieId, startTime }) => movieId === movie && Date.parse(startTime) === Date.parse(start),
    )
    if (!first) throw new AppError('ticket_not_found', 'The member has no ticket to this showing.')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="billett.ics"')
      .send(composeTicketCalendar([first, ...others], { words: words(), now: now() }))
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
  addRoute(scope, partnerContracts.diary, async (request) => {
    const personId = request.member.id
    return (await readDiary(db, { personId, now: now() })).map(diaryEntryToWire)
  })
  addRoute(scope, partnerContracts.club, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    return readClub(db, { partner, personId, now: now() })
  })
  addRoute(scope, partnerContracts.joinClub, async (request) => {
    const { partner, network } = readCaller(request)
    const personId = request.member.id
    // Codes are short, so attempts must be limited.
    loginLimits.countRequest(network)
    loginLimits.countRequest(personId)
    await joinWithCode(db, { partner, personId, code: request.body.Code, now: now() })
    return true as const
  })
  addRoute(scope, partnerContracts.signUpForScreening, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    const { Id: itemId, Coming: isComing } = request.body
    await signUpForScreening(db, { partner, personId, itemId, isComing, now: now() })
    return true as const
  })
  addRoute(scope, partnerContracts.leaveClub, async (request) => {
    await leaveClub(db, request.member.id)
    return true as const
  })
}
