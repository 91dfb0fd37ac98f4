import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CheckoutDependencies } from '../dependencies.ts'
import { formatMoment } from '../pages/format.ts'
import { messagePage } from '../pages/message.ts'
import { purchasePage } from '../pages/purchase.ts'
import { seatMapPage, seatName } from '../pages/seat-map.ts'
import { type ChoiceFault, readChoice } from '../store/choice.ts'
import { addDelivery } from '../store/deliveries.ts'
import { findShowing, type OnSale, returnUrl } from '../store/programme.ts'
import {
  giveUp,
  holdSeats,
  type Purchase,
  pay,
  readPurchase,
  readTaken,
  releaseExpired,
} from '../store/purchases.ts'
import { listSeats, pickSoldBefore, seatPrice } from '../store/seat-plan.ts'
import { seatsInPurchase, toTicketDelivery } from '../store/ticket-delivery.ts'
import { isEmail, readField, readFields } from './form.ts'
import { findSessionEmail } from './session.ts'

interface ShowingRoute {
  Params: { venueId: string; eventId: string }
  Querystring: { retur?: unknown }
}
interface PurchaseRoute {
  Params: { venueId: string; token: string }
  Querystring: { retur?: unknown }
}

/** Choosing seats, holding them, paying, and the receipt. */
export function registerPurchase(
  app: FastifyInstance,
  { db, readProgramme, deliverySender, ownUrl, now }: CheckoutDependencies,
) {
  const purchasePath = '/:venueId/events/:eventId/purchase'

  app.get<ShowingRoute>(`${purchasePath}/setup`, async ({ params, query }, reply) => {
    const onSale = findShowing(await readProgramme(), params.venueId, params.eventId)
    if (!onSale) return unknownShowing(reply)
    const refusal = findRefusal(onSale, now())
    if (refusal) return refuse(reply, onSale, refusal, query.retur)
    return sendMap(reply, onSale, query.retur)
  })

  app.post<ShowingRoute>(`${purchasePath}/hold`, async ({ params, body }, reply) => {
    const onSale = findShowing(await readProgramme(), params.venueId, params.eventId)
    if (!onSale) return unknownShowing(reply)
    const backTo = readField(body, 'retur')
    const refusal = findRefusal(onSale, now())
    if (refusal) return refuse(reply.code(409), onSale, refusal, backTo)
    const plan = listSeats(onSale.programme.halls, onSale.showing.hall)
    const ticked = readFields(body, 'sete')
    const choice = readChoice(plan, ticked)
    if ('fault' in choice)
      return sendMap(reply.code(422), onSale, backTo, ticked, FAULT_MESSAGES[choice.fault])

    const { seats } = choice
    const soldBefore = pickSoldBefore(plan, onSale.showing)
    const gone = seats.filter(({ id }) => soldBefore.has(id))
    const held =
      gone.length > 0
        ? { taken: gone.map(({ id }) => id) }
        : holdSeats(
            db,
            {
              ...params,
              seats: seats.map(({ id }) => id),
              total: seats.reduce((sum, seat) => sum + seatPrice(seat, onSale.showing.price), 0),
            },
            now(),
          )
    if ('token' in held) return reply.redirect(orderPath(params.venueId, held.token, backTo), 303)
    const lost = seats.filter(({ id }) => held.taken.includes(id)).map(seatName)
    const problem = `Nokon kom før deg: ${lost.join('; ')} er ikkje ${lost.length === 1 ? 'ledig' : 'ledige'} lenger. Du har ikkje fått nokon plass enno. Vel på nytt.`
    return sendMap(reply.code(409), onSale, backTo, ticked, problem)
  })

  app.get<PurchaseRoute>('/:venueId/orders/:token', async (request, reply) => {
    const view = await readView(request.params, request.query.retur)
    if (!view) return unknownPurchase(reply)
    const email = findSessionEmail(request, db, now())
    return reply.type('text/html').send(purchasePage(view, email))
  })

  app.post<PurchaseRoute>('/:venueId/orders/:token/pay', async ({ params, body }, reply) => {
    const backTo = readField(body, 'retur')
    const view = await readView(params, backTo)
    if (!view) return unknownPurchase(reply)
    const email = readField(body, 'epost')
    if (view.purchase.state === 'held' && !isEmail(email)) {
      const problem = `«${email}» er ikkje ei heil e-postadresse. Skriv henne slik: namn@eksempel.no`
      return reply
        .code(422)
        .type('text/html')
        .send(purchasePage(view, email, problem))
    }
    pay(db, { token: params.token, email }, now(), (purchase) => writeDelivery(view.onSale, purchase))
    // The buyer does not wait for the partner: a stored delivery is sent until it is accepted.
    void deliverySender.sendDue()
    return reply.redirect(orderPath(params.venueId, params.token, backTo), 303)
  })

  app.post<PurchaseRoute>('/:venueId/orders/:token/give-up', async ({ params, body }, reply) => {
    giveUp(db, params.token)
    return reply.redirect(orderPath(params.venueId, params.token, readField(body, 'retur')), 303)
  })

  function sendMap(
    reply: FastifyReply,
    onSale: OnSale,
    backTo: unknown,
    ticked: string[] = [],
    problem?: string,
  ) {
    releaseExpired(db, now())
    const seats = listSeats(onSale.programme.halls, onSale.showing.hall)
    const taken = new Set([
      ...pickSoldBefore(seats, onSale.showing),
      ...readTaken(db, onSale.showing.id).keys(),
    ])
    return reply.type('text/html').send(
      seatMapPage({
        onSale,
        seats,
        taken,
        problem,
        ticked: new Set(ticked),
        backTo: returnUrl(onSale, backTo),
      }),
    )
  }

  async function readView({ venueId, token }: PurchaseRoute['Params'], backTo: unknown) {
    const purchase = readPurchase(db, token, now())
    if (purchase?.venueId !== venueId) return undefined
    const onSale = findShowing(await readProgramme(), venueId, purchase.eventId)
    return onSale && { onSale, purchase, backTo, seats: seatsInPurchase(onSale, purchase), now: now() }
  }

  function writeDelivery(onSale: OnSale, purchase: Purchase) {
    const body = toTicketDelivery(onSale, purchase, ownUrl)
    const [partnerId] = onSale.programme.venue.partnerIds
    if (partnerId === undefined) return
    const endsAt = new Date(onSale.showing.endsAt)
    addDelivery(db, { id: body.DeliveryId, partnerId, body, endsAt }, now())
  }
}

const FAULT_MESSAGES: Record<ChoiceFault, string> = {
  none: 'Du har ikkje kryssa av nokon plass. Kryss av minst éin.',
  'too-many': 'Du kan ta opptil ti plassar om gongen.',
  unknown: 'Ein av plassane finst ikkje i denne salen. Vel på nytt.',
  'companion-alone':
    'Ledsagarplassen høyrer til rullestolplassen ved sida av. Kryss av begge, eller vel eit anna sete.',
}

/** Why no tickets to the showing can be bought now; undefined when they can. */
function findRefusal({ showing }: OnSale, now: Date): string | undefined {
  if (showing.state === 'cancelled') return 'Framsyninga er avlyst.'
  if (showing.state === 'postponed') return 'Framsyninga er utsett, og ny dato er ikkje klar.'
  if (new Date(showing.endsAt) <= now) return 'Framsyninga er over.'
  if (showing.saleOpensAt && new Date(showing.saleOpensAt) > now)
    return `Billettsalet opnar ${formatMoment(showing.saleOpensAt)}.`
  return undefined
}

function refuse(reply: FastifyReply, onSale: OnSale, refusal: string, backTo: unknown) {
  const { venue } = onSale.programme
  const link = { href: returnUrl(onSale, backTo), label: `Tilbake til ${venue.name}`, venue }
  return reply.type('text/html').send(messagePage(onSale.production.title, refusal, link))
}

const orderPath = (venueId: string, token: string, backTo: string) =>
  `/${encodeURIComponent(venueId)}/orders/${encodeURIComponent(token)}${backTo ? `?retur=${encodeURIComponent(backTo)}` : ''}`

const unknownShowing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html')
    .send(messagePage('Fann ikkje framsyninga', 'Vi sel ingen billettar til dette, eller så er det over.'))

const unknownPurchase = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html')
    .send(messagePage('Fann ikkje ordren', 'Lenka er ikkje heil, eller så er framsyninga over.'))
