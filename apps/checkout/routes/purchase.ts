import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CheckoutParts } from '../app.ts'
import { purchasePage } from '../pages/purchase.ts'
import { seatMapPage, seatName } from '../pages/seat-map.ts'
import { toldPage } from '../pages/told.ts'
import { momentInWords } from '../pages/words.ts'
import { type ChoiceFault, readChoice } from '../store/choice.ts'
import { addDelivery } from '../store/deliveries.ts'
import { findShowing, type OnSale, returnAddress } from '../store/programme.ts'
import {
  giveUp,
  holdSeats,
  letGoOfExpired,
  type Purchase,
  pay,
  readPurchase,
  readTaken,
} from '../store/purchases.ts'
import { priceOf, seatsOf, soldBeforehand } from '../store/seat-plan.ts'
import { deliveryOf } from '../store/ticket.ts'
import { fieldOf, fieldsOf, isEmail } from './form.ts'
import { emailOf } from './session.ts'

interface AtShowing {
  Params: { venueId: string; eventId: string }
  Querystring: { retur?: unknown }
}
interface AtPurchase {
  Params: { venueId: string; token: string }
  Querystring: { retur?: unknown }
}

/** From a showing to its places, from places to a purchase, from a purchase to its receipt. */
export function registerPurchase(
  app: FastifyInstance,
  { books, programme, courier, ownUrl, now }: CheckoutParts,
) {
  const setUp = '/:venueId/events/:eventId/purchase'

  app.get<AtShowing>(`${setUp}/setup`, async ({ params, query }, reply) => {
    const onSale = findShowing(await programme(), params.venueId, params.eventId)
    if (!onSale) return unknownShowing(reply)
    const refusal = whyNot(onSale, now())
    if (refusal) return refuse(reply, onSale, refusal, query.retur)
    return sendMap(reply, onSale, query.retur)
  })

  app.post<AtShowing>(`${setUp}/hold`, async ({ params, body }, reply) => {
    const onSale = findShowing(await programme(), params.venueId, params.eventId)
    if (!onSale) return unknownShowing(reply)
    const backTo = fieldOf(body, 'retur')
    const refusal = whyNot(onSale, now())
    if (refusal) return refuse(reply.code(409), onSale, refusal, backTo)
    const plan = seatsOf(onSale.programme.halls, onSale.showing.hall)
    const ticked = fieldsOf(body, 'sete')
    const choice = readChoice(plan, ticked)
    if ('fault' in choice) return sendMap(reply.code(422), onSale, backTo, ticked, FAULTS[choice.fault])

    const { seats } = choice
    const beforehand = soldBeforehand(plan, onSale.showing)
    const gone = seats.filter(({ id }) => beforehand.has(id))
    const held =
      gone.length > 0
        ? { taken: gone.map(({ id }) => id) }
        : holdSeats(
            books,
            {
              ...params,
              seats: seats.map(({ id }) => id),
              total: seats.reduce((sum, seat) => sum + priceOf(seat, onSale.showing.price), 0),
            },
            now(),
          )
    if ('token' in held) return reply.redirect(addressOf(params.venueId, held.token, backTo), 303)
    const lost = seats.filter(({ id }) => held.taken.includes(id)).map(seatName)
    const problem = `Nokon kom før deg: ${lost.join('; ')} er ikkje ${lost.length === 1 ? 'ledig' : 'ledige'} lenger. Du har ikkje fått nokon plass enno. Vel på nytt.`
    return sendMap(reply.code(409), onSale, backTo, ticked, problem)
  })

  app.get<AtPurchase>('/:venueId/orders/:token', async (request, reply) => {
    const view = await viewOf(request.params, request.query.retur)
    if (!view) return unknownPurchase(reply)
    const email = emailOf(request, books, now())
    return reply.type('text/html').send(purchasePage(view, email))
  })

  app.post<AtPurchase>('/:venueId/orders/:token/pay', async ({ params, body }, reply) => {
    const backTo = fieldOf(body, 'retur')
    const view = await viewOf(params, backTo)
    if (!view) return unknownPurchase(reply)
    const email = fieldOf(body, 'epost')
    if (view.purchase.state === 'held' && !isEmail(email)) {
      const problem = `«${email}» er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no`
      return reply
        .code(422)
        .type('text/html')
        .send(purchasePage(view, email, problem))
    }
    pay(books, { token: params.token, email }, now(), (purchase) => writeDelivery(view.onSale, purchase))
    // Nobody waits for the partner: what is written down is handed over, sooner or later.
    void courier.goOut()
    return reply.redirect(addressOf(params.venueId, params.token, backTo), 303)
  })

  app.post<AtPurchase>('/:venueId/orders/:token/give-up', async ({ params, body }, reply) => {
    giveUp(books, params.token)
    return reply.redirect(addressOf(params.venueId, params.token, fieldOf(body, 'retur')), 303)
  })

  function sendMap(
    reply: FastifyReply,
    onSale: OnSale,
    backTo: unknown,
    ticked: string[] = [],
    problem?: string,
  ) {
    letGoOfExpired(books, now())
    const seats = seatsOf(onSale.programme.halls, onSale.showing.hall)
    const taken = new Set([
      ...soldBeforehand(seats, onSale.showing),
      ...readTaken(books, onSale.showing.id).keys(),
    ])
    return reply.type('text/html').send(
      seatMapPage({
        ...{ onSale, seats, taken, problem },
        ticked: new Set(ticked),
        backTo: returnAddress(onSale, backTo),
      }),
    )
  }

  async function viewOf({ venueId, token }: AtPurchase['Params'], backTo: unknown) {
    const purchase = readPurchase(books, token, now())
    if (purchase?.venueId !== venueId) return undefined
    const onSale = findShowing(await programme(), venueId, purchase.eventId)
    return onSale && { onSale, purchase, backTo, seats: placesOf(onSale, purchase), now: now() }
  }

  function placesOf({ programme: { halls }, showing }: OnSale, purchase: Purchase) {
    return seatsOf(halls, showing.hall).filter(({ id }) => purchase.seats.includes(id))
  }

  function writeDelivery(onSale: OnSale, purchase: Purchase) {
    const body = deliveryOf(onSale, purchase, placesOf(onSale, purchase), ownUrl)
    const [partnerId] = onSale.programme.venue.partnerIds
    if (partnerId === undefined) return
    const endsAt = new Date(onSale.showing.endsAt)
    addDelivery(books, { id: body.DeliveryId, partnerId, body, endsAt }, now())
  }
}

const FAULTS: Record<ChoiceFault, string> = {
  none: 'Du har ikkje kryssa av nokon plass. Kryss av minst éin.',
  'too-many': 'Du kan ta opptil ti plassar om gongen.',
  unknown: 'Ein av plassane finst ikkje i denne salen. Vel på nytt.',
  'companion-alone':
    'Ledsagarplassen høyrer til rullestolplassen ved sida av. Kryss av begge, eller vel eit anna sete.',
}

/** Why nothing is sold of it now. */
function whyNot({ showing }: OnSale, now: Date): string | undefined {
  if (showing.state === 'cancelled') return 'Framsyninga er avlyst.'
  if (showing.state === 'postponed') return 'Framsyninga er utsett, og ny dato er ikkje klar.'
  if (new Date(showing.endsAt) <= now) return 'Framsyninga er over.'
  if (showing.saleOpensAt && new Date(showing.saleOpensAt) > now)
    return `Billettsalet opnar ${momentInWords(showing.saleOpensAt)}.`
  return undefined
}

function refuse(reply: FastifyReply, onSale: OnSale, refusal: string, backTo: unknown) {
  const { venue } = onSale.programme
  const wayOn = { href: returnAddress(onSale, backTo), label: `Tilbake til ${venue.name}`, venue }
  return reply.type('text/html').send(toldPage(onSale.production.title, refusal, wayOn))
}

const addressOf = (venueId: string, token: string, backTo: string) =>
  `/${encodeURIComponent(venueId)}/orders/${encodeURIComponent(token)}${backTo ? `?retur=${encodeURIComponent(backTo)}` : ''}`

const unknownShowing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html')
    .send(toldPage('Fann ikkje framsyninga', 'Vi sel ingen billettar til dette, eller så er det over.'))

const unknownPurchase = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html')
    .send(toldPage('Fann ikkje ordren', 'Lenka er ikkje heil, eller så er framsyninga over.'))
