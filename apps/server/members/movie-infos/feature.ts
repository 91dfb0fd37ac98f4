import { MOVIE_INFO_FIELDS, toWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { getFilmByEdi } from '../films/store.ts'
import { readCaller } from '../partner-api/caller.ts'
import { readMovieInfos } from './store.ts'

/** Films with their ratings, for everyone. */
export const movieInfos: Feature = { partnerCalls: registerMovieInfos }

function registerMovieInfos(scope: FastifyInstance, { db }: House) {
  addRoute(scope, partnerContracts.movieInfo, async (request) => {
    const film = await getFilmByEdi(db, request.query.edi)
    const [info] = await readMovieInfos(db, readCaller(request).partner, [film])
    return toWire(MOVIE_INFO_FIELDS, info as NonNullable<typeof info>)
  })
}
