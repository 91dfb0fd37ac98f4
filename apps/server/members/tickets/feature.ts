import { TICKET_SHARE_FIELDS, ticketToWire, toWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { composeTicketCalendar } from './calendar.ts'
import { registerDelivery } from './delivery-routes.ts'
import { registerSharedTicket } from './shared-ticket-routes.ts'
import { readShares, shareTicket, unshareTicket } from './shares.ts'
import { readTickets } from './store.ts'

/** Members' tickets: delivered by the ticketing provider, shown, shared and added to wallets. */
export const tickets: Feature = {
  partnerCalls(scope, house) {
    registerTickets(scope, house)
    registerDelivery(scope, house)
  },
  routes: registerSharedTicket,
}

function registerTickets(scope: FastifyInstance, house: House) {
  const {
    db,
    secrets,
    now,
    wallets,
    live,
    words,
    settings: { publicUrl },
  } = house
  const links = { publicUrl, shareSecret: secrets.deriveKey('ticket links') }

  addRoute(scope, partnerContracts.tickets, async (request) => {
    const personId = request.member.id
    return (await readTickets(db, { personId, page: request.query, now: now() })).map(ticketToWire)
  })
  addRoute(scope, partnerContracts.ticketCalendar, async (request, reply) => {
    const personId = request.member.id
    const { movie, start } = request.query
    const [first, ...others] = (await readTickets(db, { personId, now: now() })).filter(
      ({ movieId, startTime }) => movieId === movie && Date.parse(startTime) === Date.parse(start),
    )
    if (!first) throw new AppError('ticket_not_found', 'The member has no ticket to this showing.')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="billett.ics"')
      .send(composeTicketCalendar([first, ...others], { words: words(), now: now() }))
  })
  addRoute(scope, partnerContracts.ticketOptions, async (request) => {
    const personId = request.member.id
    const shares = await readShares(db, { personId, ...links })
    return {
      Shares: shares.map((share) => toWire(TICKET_SHARE_FIELDS, share)),
      Wallets: wallets.available,
    }
  })
  addRoute(scope, partnerContracts.walletPass, async (request, reply) => {
    const personId = request.member.id
    const { wallet, ticket: ticketId } = request.query
    const ticket = (await readTickets(db, { personId, now: now() })).find(({ id }) => id === ticketId)
    if (!ticket) throw new AppError('ticket_not_found', 'The member has no such ticket.')
    const { siteTitle, htmlLang } = live().release.shell
    const context = { house: siteTitle, publicUrl, language: htmlLang, words: words() }
    reply.header('cache-control', 'no-store')
    if (wallet === 'apple' && wallets.apple)
      return reply
        .type('application/vnd.apple.pkpass')
        .header('content-disposition', 'attachment; filename="billett.pkpass"')
        .send(await wallets.apple.createPass(ticket, context))
    if (wallet === 'google' && wallets.google)
      return reply.redirect(await wallets.google.createLink(ticket, context, now()), 302)
    throw new AppError('wallet_not_found', 'The house has no keys for this wallet.')
  })
  addRoute(scope, partnerContracts.shareTicket, async (request) => {
    const personId = request.member.id
    const ticketId = request.body.TicketId
    return toWire(TICKET_SHARE_FIELDS, await shareTicket(db, { personId, ticketId, ...links, now: now() }))
  })
  addRoute(scope, partnerContracts.unshareTicket, async (request) => {
    const personId = request.member.id
    await unshareTicket(db, personId, request.body.TicketId)
    return true as const
  })
}
