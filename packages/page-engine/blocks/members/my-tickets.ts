import type { SeatRow } from '@lerret/model'
import { defineBlock } from '../define-block.ts'
import { type MemberBlockItem, MemberSettings, resolveMemberBlock } from './member-block.ts'

/** The member's tickets, and the page of one ticket that a member has sent to somebody. */
export interface MyTicketsBlockItem extends MemberBlockItem {
  /** Published page data has the list; the server renders this page on request. Null: the link is not valid, or no longer. */
  shared?: SharedTicket | null
}

export interface SharedTicket {
  title: string
  startTime: string
  /** When the page is rendered, for words such as *I kveld*. */
  now: string
  hall: string
  seats: SeatRow[]
  notes: string
  qrCode: string
}

export const myTickets = defineBlock({
  version: '1.0.0',
  name: 'blockMyTickets',
  help: 'blockMyTicketsHelp',
  settings: MemberSettings,
  resolve: (settings): MyTicketsBlockItem => resolveMemberBlock(settings),
})
