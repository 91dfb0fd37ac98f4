import { MOVIE_INFO_FIELDS, REVIEW_FIELDS, toWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readCaller } from '../partner-api/caller.ts'
import { readReviews } from '../reviews/store.ts'
import { getFilmByEdi, readMovieInfos } from './store.ts'

/** Films and reviews, which everyone may read; for members with their own likes. */
export function registerFilms(scope: FastifyInstance, { accounts, db }: House) {
  addRoute(scope, partnerContracts.movieInfo, async (request) => {
    const film = await getFilmByEdi(db, request.query.edi)
    const [info] = await readMovieInfos(db, readCaller(request).partner, [film])
    return toWire(MOVIE_INFO_FIELDS, info as NonNullable<typeof info>)
  })
  addRoute(scope, partnerContracts.reviews, async (request) => {
    const { partner } = readCaller(request)
    const { edi, ...page } = request.query
    const { id: productionId } = await getFilmByEdi(db, edi)
    const viewer = await accounts.forRealm(partner).findPerson(request.headers.cookie)
    const reviews = await readReviews(db, { partner, viewerId: viewer?.id ?? null, productionId, page })
    return reviews.map((review) => toWire(REVIEW_FIELDS, review))
  })
}
