import { SIGNATURE_HEADER } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../http/contracts.ts'
import { checkSignature } from '../tickets/delivery-signature.ts'
import { storeDelivery } from '../tickets/store.ts'
import { readCaller } from './caller.ts'
import type { PartnerDependencies } from './routes.ts'

/** Deliveries of the ticketing provider, authenticated by their signature. */
export function registerDelivery(scope: FastifyInstance, { db, deliverySecret, now }: PartnerDependencies) {
  addRoute(
    scope,
    {
      ...partnerContracts.deliverTickets,
      // Before the body is validated, so that strangers learn nothing about its format.
      preValidation: async (request) => {
        const signature = request.headers[SIGNATURE_HEADER]
        checkSignature(deliverySecret, {
          signature: typeof signature === 'string' ? signature : undefined,
          method: request.method,
          path: partnerContracts.deliverTickets.url.replace(':partner', readCaller(request).partner),
          body: request.rawBody ?? '',
          now: now(),
        })
      },
    },
    (request) =>
      storeDelivery(db, { partner: readCaller(request).partner, delivery: request.body, now: now() }),
  )
}
