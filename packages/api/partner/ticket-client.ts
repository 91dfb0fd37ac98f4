import {
  type ProviderAccount,
  type TicketOptions,
  type TicketShare,
  WALLETS,
  type Wallet,
} from '@lerret/model'
import { fillPath } from '../client/fill-path.ts'
import { hasShape } from '../shape.ts'
import { callPartner, type PartnerClientOptions, partnerApi } from './config.ts'
import { fromWire, PROVIDER_ACCOUNT_FIELDS, TICKET_SHARE_FIELDS } from './fields.ts'
import { readReply } from './reply.ts'

/** Calls about tickets that few visits need. */
export function createTicketClient(partners: readonly number[], options: PartnerClientOptions) {
  const call = callPartner(partners, options)
  return {
    async ticketOptions(): Promise<TicketOptions> {
      return readReply('ticketOptions', await call('ticketOptions'), readOptions)
    },
    async shareTicket(ticketId: string): Promise<TicketShare> {
      return readReply('shareTicket', await call('shareTicket', { body: { TicketId: ticketId } }), readShare)
    },
    async unshareTicket(ticketId: string): Promise<void> {
      await call('unshareTicket', { body: { TicketId: ticketId } })
    },
    /** Opened by the browser, not fetched. */
    walletPassUrl(wallet: Wallet, ticketId: string): string {
      const { base, paths } = partnerApi(partners, options.apis)
      return `${base}/${fillPath(paths.walletPass, { wallet, ticketId })}`
    },
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

const EXAMPLE_SHARE = { ticketId: '', sharedAt: '' }

function readShare(body: unknown): TicketShare | null {
  const share = fromWire(TICKET_SHARE_FIELDS, body)
  const hasUrl = share.url === null || typeof share.url === 'string'
  return hasUrl && hasShape(share, EXAMPLE_SHARE) ? (share as TicketShare) : null
}

function readOptions(body: unknown): TicketOptions | null {
  const { shares, wallets } = fromWire({ shares: 'Shares', wallets: 'Wallets' }, body)
  if (!Array.isArray(shares) || !Array.isArray(wallets)) return null
  return {
    shares: shares.flatMap((share) => readShare(share) ?? []),
    wallets: WALLETS.filter((wallet) => wallets.includes(wallet)),
  }
}

const EXAMPLE_ACCOUNT = { state: '', provider: '', email: '', hasChanges: false }

function readProviderAccount(body: unknown): ProviderAccount | null {
  const account = fromWire(PROVIDER_ACCOUNT_FIELDS, body)
  return hasShape(account, EXAMPLE_ACCOUNT) ? (account as ProviderAccount) : null
}
