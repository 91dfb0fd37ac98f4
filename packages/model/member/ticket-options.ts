import { z } from 'zod'

/** A link that shows one ticket to whoever has it. */
export const TicketShare = z.object({ ticketId: z.string(), url: z.string(), sharedAt: z.string() })
export type TicketShare = z.infer<typeof TicketShare>

/** The wallets of phones that the house can issue passes for. */
export const WALLETS = ['apple', 'google'] as const
export type Wallet = (typeof WALLETS)[number]

/** What a member can do with tickets here besides showing them. */
export interface TicketOptions {
  shares: TicketShare[]
  wallets: Wallet[]
}
