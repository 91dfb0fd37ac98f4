import { MOVIE_INFO_FIELDS, REVIEW_FIELDS, toWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { getFilmByEdi, movieInfos } from '../films/store.ts'
import { readReviews } from '../reviews/store.ts'
import { own, placeOf } from './caller.ts'
import type { PartnerParts } from './routes.ts'

/** What everyone may read, with what it means to the member who asks. */
export function registerFilms(scope: FastifyInstance, { accounts, db }: PartnerParts) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...own(partnerContracts.movieInfo),
    handler: async (request) => {
      const film = await getFilmByEdi(db, request.query.edi)
      const [info] = await movieInfos(db, placeOf(request).partner, [film])
      return toWire(MOVIE_INFO_FIELDS, info as NonNullable<typeof info>)
    },
  })
  app.route({
    ...own(partnerContracts.reviews),
    handler: async (request) => {
      const { partner } = placeOf(request)
      const { edi, ...page } = request.query
      const { id: productionId } = await getFilmByEdi(db, edi)
      const viewer = await accounts.of(partner).findPerson(request.headers.cookie)
      const reviews = await readReviews(db, { partner, viewerId: viewer?.id ?? null, productionId, page })
      return reviews.map((review) => toWire(REVIEW_FIELDS, review))
    },
  })
}
