import { createTicketClient, partnerApis } from '@lerret/api'
import type { ProviderAccount } from '@lerret/model'
import type { Outcome, TicketServices } from '@lerret/ui/member'
import { toOutcome } from '../error-response.ts'

interface TicketServiceDependencies {
  partners: readonly number[]
  fetch: typeof globalThis.fetch
  asMember: <Result>(send: () => Promise<Result>) => Promise<Result>
  /** Fetches the list of tickets again. */
  refetch: () => Promise<void>
}

/** Loaded on demand: most members only show their tickets. */
export function createTicketServices({
  partners,
  fetch,
  asMember,
  refetch,
}: TicketServiceDependencies): TicketServices {
  const client = createTicketClient(partners, { apis: partnerApis(), fetch })

  async function readAccount(
    send: () => Promise<ProviderAccount>,
  ): Promise<Outcome & { account?: ProviderAccount }> {
    const request = asMember(send)
    const outcome = await toOutcome(request)
    if (!outcome.isDone) return outcome
    const account = await request
    if (account.hasChanges) await refetch()
    return { ...outcome, account }
  }

  return {
    // Without the reply, tickets are shown without these options.
    fetchOptions: () => asMember(client.ticketOptions).catch(() => null),
    async shareTicket(ticketId) {
      const request = asMember(() => client.shareTicket(ticketId))
      const outcome = await toOutcome(request)
      return outcome.isDone ? { ...outcome, share: await request } : outcome
    },
    unshareTicket: (ticketId) => toOutcome(asMember(() => client.unshareTicket(ticketId))),
    walletPassUrl: client.walletPassUrl,
    refreshProvider: () => readAccount(client.refreshProvider),
    connectProvider: (input) => readAccount(() => client.connectProvider(input)),
    async disconnectProvider() {
      const outcome = await toOutcome(asMember(client.disconnectProvider))
      if (outcome.isDone) await refetch()
      return outcome
    },
  }
}
