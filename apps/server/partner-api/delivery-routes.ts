import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../http/contracts.ts'
import { storeDelivery } from '../tickets/store.ts'
import { readCaller } from './caller.ts'
import type { PartnerDependencies } from './routes.ts'

/** Deliveries of the ticketing provider, authenticated by their signature. */
export function registerDelivery(
  scope: FastifyInstance,
  { db, now }: Pick<PartnerDependencies, 'db' | 'now'>,
) {
  addRoute(scope, partnerContracts.deliverTickets, (request) =>
    storeDelivery(db, { partner: readCaller(request).partner, delivery: request.body, now: now() }),
  )
}
