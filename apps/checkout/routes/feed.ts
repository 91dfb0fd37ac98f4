import { type EventFeed, eventFeedPath } from '@lerret/api'
import type { FastifyInstance } from 'fastify'
import type { CheckoutParts } from '../app.ts'
import { countTaken, letGoOfExpired } from '../store/purchases.ts'
import { seatsOf } from '../store/seat-plan.ts'

/** What a venue's organiser reads: all that is on sale, and how it sells. */
export function registerFeed(app: FastifyInstance, { books, programme, now }: CheckoutParts) {
  app.get<{ Params: { venueId: string } }>(
    eventFeedPath(':venueId').replace('%3A', ':'),
    async ({ params }, reply) => {
      const known = await programme()
      if (known?.venue.id !== params.venueId)
        return reply.code(404).send({ error: { code: 'venue_not_found', message: 'No such venue.' } })
      letGoOfExpired(books, now())
      const taken = countTaken(books)
      const capacities = new Map<string, number>()
      const capacityOf = (hall: string) => {
        const capacity = capacities.get(hall) ?? seatsOf(known.halls, hall).length
        capacities.set(hall, capacity)
        return capacity
      }
      const feed: EventFeed = {
        venueId: known.venue.id,
        madeAt: now().toISOString(),
        productions: known.productions.map(({ id, title, filmNumber, ageLimit, minutes }) => ({
          ...{ id, title, filmNumber, ageLimit, minutes },
        })),
        showings: known.showings.map(({ price, soldBefore, ...showing }) => {
          const capacity = capacityOf(showing.hall)
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
