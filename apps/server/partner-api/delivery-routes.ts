import { SIGNATURE_HEADER } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { checkSignature } from '../tickets/delivery-signature.ts'
import { takeDelivery } from '../tickets/store.ts'
import { own, placeOf } from './caller.ts'
import type { PartnerParts } from './routes.ts'

/** What the ticketing provider hands over. No session is of any use here. */
export function registerDelivery(scope: FastifyInstance, { db, deliverySecret, now }: PartnerParts) {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...own(partnerContracts.deliverTickets),
    // Before the body is looked at: strangers are told nothing of what is expected.
    preValidation: async (request) => {
      const signature = request.headers[SIGNATURE_HEADER]
      checkSignature(deliverySecret, {
        signature: typeof signature === 'string' ? signature : undefined,
        method: request.method,
        path: partnerContracts.deliverTickets.url.replace(':partner', placeOf(request).partner),
        body: request.rawBody ?? '',
        now: now(),
      })
    },
    handler: (request) =>
      takeDelivery(db, { partner: placeOf(request).partner, delivery: request.body, now: now() }),
  })
}
