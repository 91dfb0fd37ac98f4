import { TICKET_SHARE_FIELDS, toWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readShares, shareTicket, unshareTicket } from './shares.ts'
import { readTickets } from './store.ts'

/** What members do with their tickets besides showing them. */
export function registerTickets(scope: FastifyInstance, house: House) {
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
