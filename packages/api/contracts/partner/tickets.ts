import {
  ProviderAccount,
  SeatRow,
  SeatsInfo,
  TICKETS_PAGE_SIZE,
  Ticket,
  TicketShare,
  WALLETS,
} from '@lerret/model'
import { z } from 'zod'
import { SIGNATURE_HEADER } from '../../partner/calls.ts'
import {
  PROVIDER_ACCOUNT_FIELDS,
  SEAT_ROW_FIELDS,
  SEATS_INFO_FIELDS,
  TICKET_FIELDS,
  TICKET_SHARE_FIELDS,
} from '../../partner/fields.ts'
import { failures, line } from '../contract.ts'
import { DeliveryResult, SIGNATURE_SCHEME, TicketDelivery } from '../ticket-delivery.ts'
import { toWireSchema } from '../wire-schema.ts'
import { contract, Done, Email, MovieId, Password, page } from './partner-contract.ts'

export const WireTicket = toWireSchema(Ticket, TICKET_FIELDS)
  .extend({
    SeatsInfo: toWireSchema(SeatsInfo, SEATS_INFO_FIELDS).extend({
      Seats: z.array(toWireSchema(SeatRow, SEAT_ROW_FIELDS)),
    }),
  })
  .meta({ id: 'Ticket' })
export type WireTicket = z.infer<typeof WireTicket>

export const WireTicketShare = toWireSchema(TicketShare, TICKET_SHARE_FIELDS).meta({ id: 'TicketShare' })

/** The member's choices for tickets besides showing them. */
export const WireTicketOptions = z
  .object({
    Shares: z.array(WireTicketShare).meta({ description: 'The tickets that the member has sent to others.' }),
    Wallets: z.array(z.enum(WALLETS)).meta({ description: 'The wallets that the house has keys for.' }),
  })
  .meta({ id: 'TicketOptions' })
export type WireTicketOptions = z.infer<typeof WireTicketOptions>

export const WireProviderAccount = toWireSchema(ProviderAccount, PROVIDER_ACCOUNT_FIELDS).meta({
  id: 'ProviderAccount',
})
export type WireProviderAccount = z.infer<typeof WireProviderAccount>

/** Tickets, what a member does with them, and where they come from. */
export const ticketsContracts = {
  tickets: contract('tickets', 'member', {
    summary: "The member's tickets; none until the address is confirmed",
    querystring: z.object(page(TICKETS_PAGE_SIZE)),
    response: { 200: z.array(WireTicket), ...failures },
  }),
  ticketCalendar: contract('ticketCalendar', 'member', {
    summary:
      "The member's tickets to a showing as a calendar event; the codes are not in the address or the file",
    querystring: z.object({ movie: MovieId, start: z.iso.datetime({ offset: true }) }),
    produces: ['text/calendar'],
    response: { 200: z.string(), ...failures },
  }),
  ticketOptions: contract('ticketOptions', 'member', {
    summary: 'Which tickets the member has sent to others, and which wallets passes can be added to',
    response: { 200: WireTicketOptions, ...failures },
  }),
  shareTicket: contract('shareTicket', 'member', {
    summary: 'A link that shows one ticket to whoever has it; sharing it again gives the same link',
    body: z.object({ TicketId: line(120) }),
    response: { 200: WireTicketShare, ...failures },
  }),
  unshareTicket: contract('unshareTicket', 'member', {
    summary: 'Make the link of a ticket void; doing it again changes nothing',
    body: z.object({ TicketId: line(120) }),
    response: { 200: Done, ...failures },
  }),
  walletPass: contract('walletPass', 'member', {
    summary: "A pass of one of the member's tickets: a file for Apple Wallet, a redirect to Google Wallet",
    querystring: z.object({ wallet: z.enum(WALLETS), ticket: line(120) }),
    produces: ['application/vnd.apple.pkpass'],
    response: {
      200: z.unknown().describe('The pass for Apple Wallet'),
      302: z.undefined().describe('The address that adds the pass to Google Wallet'),
      ...failures,
    },
  }),
  connectProvider: contract('connectProvider', 'member', {
    summary:
      "Connect the member's account at the ticketing provider; the password is passed on to the provider and not stored",
    body: z.object({ Email, Password }),
    response: { 200: WireProviderAccount, ...failures },
  }),
  refreshProvider: contract('refreshProvider', 'member', {
    summary: "Read the tickets of the member's connected account at the ticketing provider",
    response: { 200: WireProviderAccount, ...failures },
  }),
  disconnectProvider: contract('disconnectProvider', 'member', {
    summary: 'Forget the account at the ticketing provider and the tickets that only it gave',
    response: { 200: Done, ...failures },
  }),
  deliverTickets: contract('deliverTickets', 'providerSignature', {
    summary:
      'Tickets that a member has bought, from the ticketing provider; the same delivery twice changes nothing',
    description: SIGNATURE_SCHEME,
    headers: z.object({ [SIGNATURE_HEADER]: z.string().max(200).optional() }),
    body: TicketDelivery,
    response: { 200: DeliveryResult, ...failures },
  }),
}
