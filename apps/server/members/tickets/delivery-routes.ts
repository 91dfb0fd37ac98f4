import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readCaller } from '../partner-api/caller.ts'
import { storeDelivery } from './store.ts'

/** Deliveries of the ticketing provider, authenticated by their signature. */
export function registerDelivery(scope: FastifyInstance, { db, now }: Pick<House, 'db' | 'now'>) {
  addRoute(scope, partnerContracts.deliverTickets, (request) =>
    storeDelivery(db, { partner: readCaller(request).partner, delivery: request.body, now: now() }),
  )
}
