import { type EventFeed, eventFeedPath } from '@lerret/api'
import type { FastifyInstance } from 'fastify'
import type { CheckoutDependencies } from '../dependencies.ts'
import { countTaken, releaseExpired } from '../store/purchases.ts'
import { listSeats } from '../store/seat-plan.ts'

/** The feed that the venue's organiser polls: everything on sale, with sold and reserved seats. */
export function registerFeed(app: FastifyInstance, { db, readProgramme, now }: CheckoutDependencies) {
  app.get<{ Params: { venueId: string } }>(
    eventFeedPath(':venueId').replace('%3A', ':'),
    async ({ params }, reply) => {
      const programme = await readProgramme()
      if (programme?.venue.id !== params.venueId)
        return reply.code(404).send({ error: { code: 'venue_not_found', message: 'No such venue.' } })
      releaseExpired(db, now())
      const taken = countTaken(db)
      const capacities = new Map<string, number>()
      const getCapacity = (hall: string) => {
        const capacity = capacities.get(hall) ?? listSeats(programme.halls, hall).length
        capacities.set(hall, capacity)
        return capacity
      }
      const feed: EventFeed = {
        venueId: programme.venue.id,
        madeAt: now().toISOString(),
        productions: programme.productions.map(({ id, title, filmNumber, ageLimit, minutes }) => ({
          id,
          title,
          filmNumber,
          ageLimit,
          minutes,
        })),
        showings: programme.showings.map(({ price, soldBefore, ...showing }) => {
          const capacity = getCapacity(showing.hall)
          const { sold, held } = taken.get(showing.id) ?? { sold: 0, held: 0 }
          return {
            ...showing,
            priceFrom: price,
            capacity,
            sold: Math.min(capacity, soldBefore) + sold,
            reserved: held,
          }
        }),
      }
      return feed
    },
  )
}
