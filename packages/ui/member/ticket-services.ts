import type { ProviderAccount, TicketOptions, TicketShare, Wallet } from '@lerret/model'
import type { Outcome } from './member.ts'

/** What members can do with their tickets besides showing them. */
export interface TicketServices {
  /** Which tickets were sent to others, and which wallets there are; null when the request fails. */
  fetchOptions(): Promise<TicketOptions | null>
  shareTicket(ticketId: string): Promise<Outcome & { share?: TicketShare }>
  unshareTicket(ticketId: string): Promise<Outcome>
  /** The address of a ticket's pass, which the browser opens. */
  walletPassUrl(wallet: Wallet, ticketId: string): string
  /** Reads the tickets of the account at the provider, and the list of tickets again when they have changed. */
  refreshProvider(): Promise<Outcome & { account?: ProviderAccount }>
  connectProvider(input: {
    email: string
    password: string
  }): Promise<Outcome & { account?: ProviderAccount }>
  disconnectProvider(): Promise<Outcome>
}
