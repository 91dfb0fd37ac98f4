import type { ProviderAccount } from '@lerret/model'
import { hasShape } from '../shape.ts'
import { callPartner, type PartnerClientOptions } from './config.ts'
import { fromWire, PROVIDER_ACCOUNT_FIELDS } from './fields.ts'
import { readReply } from './reply.ts'

export type TicketClient = ReturnType<typeof createTicketClient>

/** Calls about tickets that few visits need. */
export function createTicketClient(partners: readonly number[], options: PartnerClientOptions) {
  const call = callPartner(partners, options)
  return {
    async refreshProvider(): Promise<ProviderAccount> {
      return readReply('refreshProvider', await call('refreshProvider'), readProviderAccount)
    },
    /** The password is passed on to the provider. */
    async connectProvider({
      email,
      password,
    }: {
      email: string
      password: string
    }): Promise<ProviderAccount> {
      const body = { Email: email, Password: password }
      return readReply('connectProvider', await call('connectProvider', { body }), readProviderAccount)
    },
    async disconnectProvider(): Promise<void> {
      await call('disconnectProvider')
    },
  }
}

const EXAMPLE_ACCOUNT = { state: '', provider: '', email: '', hasChanges: false }

function readProviderAccount(body: unknown): ProviderAccount | null {
  const account = fromWire(PROVIDER_ACCOUNT_FIELDS, body)
  return hasShape(account, EXAMPLE_ACCOUNT) ? (account as ProviderAccount) : null
}
