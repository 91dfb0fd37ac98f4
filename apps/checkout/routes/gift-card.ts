import type { FastifyInstance } from 'fastify'
import type { CheckoutDependencies } from '../dependencies.ts'
import { giftCardForm, giftCardPage } from '../pages/gift-card.ts'
import { buyGiftCard, findGiftCard, MAX_GIFT_CARD_KRONER, MIN_GIFT_CARD_KRONER } from '../store/gift-cards.ts'
import { isEmail, readField } from './form.ts'

interface GiftCardRoute {
  Params: { venueId: string; token: string }
}

/** Gift cards, at the venue's name and at its organiser's partner numbers. */
export function registerGiftCard(app: FastifyInstance, { db, readProgramme, now }: CheckoutDependencies) {
  app.get<GiftCardRoute>('/:venueId/giftcard', async ({ params }, reply) => {
    const venue = await findVenue(params.venueId)
    if (!venue) return reply.callNotFound()
    return reply.type('text/html').send(giftCardForm(venue))
  })

  app.post<GiftCardRoute>('/:venueId/giftcard', async ({ params, body }, reply) => {
    const venue = await findVenue(params.venueId)
    if (!venue) return reply.callNotFound()
    const order = {
      kroner: Number(readField(body, 'kroner')),
      recipient: readField(body, 'til').slice(0, 100),
      greeting: readField(body, 'helsing').slice(0, 500),
      email: readField(body, 'epost'),
    }
    const problem = findProblem(order)
    if (problem)
      return reply
        .code(422)
        .type('text/html')
        .send(giftCardForm(venue, order, problem))
    const token = buyGiftCard(db, venue.id, order, now())
    return reply.redirect(`/${encodeURIComponent(params.venueId)}/giftcard/${token}`, 303)
  })

  app.get<GiftCardRoute>('/:venueId/giftcard/:token', async ({ params }, reply) => {
    const venue = await findVenue(params.venueId)
    const card = venue && findGiftCard(db, venue.id, params.token)
    if (!card) return reply.callNotFound()
    return reply.type('text/html').send(giftCardPage(venue, card))
  })

  async function findVenue(name: string) {
    const venue = (await readProgramme())?.venue
    return venue && (venue.id === name || venue.partnerIds.map(String).includes(name)) ? venue : undefined
  }
}

function findProblem(order: { kroner: number; recipient: string; email: string }): string | undefined {
  if (
    !Number.isInteger(order.kroner) ||
    order.kroner < MIN_GIFT_CARD_KRONER ||
    order.kroner > MAX_GIFT_CARD_KRONER
  )
    return `Skriv eit heilt tal kroner mellom ${MIN_GIFT_CARD_KRONER} og ${MAX_GIFT_CARD_KRONER}.`
  if (!order.recipient) return 'Skriv kven gåvekortet er til.'
  if (!isEmail(order.email))
    return `«${order.email}» er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no`
  return undefined
}
