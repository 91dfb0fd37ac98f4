import type { ProviderAccount } from '@lerret/model'
import type { Outcome } from './member.ts'

/** What members can do with their tickets besides showing them. */
export interface TicketServices {
  /** Reads the tickets of the account at the provider, and the list of tickets again when they have changed. */
  refreshProvider(): Promise<Outcome & { account?: ProviderAccount }>
  connectProvider(input: {
    email: string
    password: string
  }): Promise<Outcome & { account?: ProviderAccount }>
  disconnectProvider(): Promise<Outcome>
}
