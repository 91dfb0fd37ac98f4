import { z } from 'zod'
import type { Wallet } from './wallet.ts'

/** A link that shows one ticket to whoever has it. */
export const TicketShare = z.object({
  ticketId: z.string(),
  url: z.string().nullable().describe('null for an older link, which only those whom it was sent to know'),
  sharedAt: z.string(),
})
export type TicketShare = z.infer<typeof TicketShare>

/** The member's choices for tickets here besides showing them. */
export interface TicketOptions {
  shares: TicketShare[]
  wallets: Wallet[]
}
