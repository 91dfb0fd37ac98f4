import { watchedFilmToWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readCaller } from '../partner-api/caller.ts'
import { addToWatchList, readWatchList, removeFromWatchList } from './store.ts'

/** The films that a member wants to see. */
export const watchList: Feature = { partnerCalls: registerWatchList }

function registerWatchList(scope: FastifyInstance, { db, now }: House) {
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
}
