import type { FastifyInstance } from 'fastify'
import type { CheckoutParts } from '../app.ts'
import { giftCardForm, giftCardPage } from '../pages/gift-card.ts'
import { buyGiftCard, findGiftCard, LEAST_KRONER, MOST_KRONER } from '../store/gift-cards.ts'
import { fieldOf, isEmail } from './form.ts'

interface At {
  Params: { venueId: string; token: string }
}

/** Gift cards, at the venue's name and at its organiser's partner numbers. */
export function registerGiftCard(app: FastifyInstance, { books, programme, now }: CheckoutParts) {
  app.get<At>('/:venueId/giftcard', async ({ params }, reply) => {
    const venue = await findVenue(params.venueId)
    if (!venue) return reply.callNotFound()
    return reply.type('text/html').send(giftCardForm(venue))
  })

  app.post<At>('/:venueId/giftcard', async ({ params, body }, reply) => {
    const venue = await findVenue(params.venueId)
    if (!venue) return reply.callNotFound()
    const wish = {
      kroner: Number(fieldOf(body, 'kroner')),
      forWhom: fieldOf(body, 'til').slice(0, 100),
      greeting: fieldOf(body, 'helsing').slice(0, 500),
      email: fieldOf(body, 'epost'),
    }
    const problem = problemOf(wish)
    if (problem)
      return reply
        .code(422)
        .type('text/html')
        .send(giftCardForm(venue, wish, problem))
    const token = buyGiftCard(books, venue.id, wish, now())
    return reply.redirect(`/${encodeURIComponent(params.venueId)}/giftcard/${token}`, 303)
  })

  app.get<At>('/:venueId/giftcard/:token', async ({ params }, reply) => {
    const venue = await findVenue(params.venueId)
    const card = venue && findGiftCard(books, venue.id, params.token)
    if (!card) return reply.callNotFound()
    return reply.type('text/html').send(giftCardPage(venue, card))
  })

  async function findVenue(name: string) {
    const venue = (await programme())?.venue
    return venue && (venue.id === name || venue.partnerIds.map(String).includes(name)) ? venue : undefined
  }
}

function problemOf(wish: { kroner: number; forWhom: string; email: string }): string | undefined {
  if (!Number.isInteger(wish.kroner) || wish.kroner < LEAST_KRONER || wish.kroner > MOST_KRONER)
    return `Skriv eit heilt tal kroner mellom ${LEAST_KRONER} og ${MOST_KRONER}.`
  if (!wish.forWhom) return 'Skriv kven gåvekortet er til.'
  if (!isEmail(wish.email))
    return `«${wish.email}» er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no`
  return undefined
}
