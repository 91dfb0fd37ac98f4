import type { WireProviderAccount } from '@lerret/api/contracts'
import { SITE_RECORD_ID, type SiteTicketing } from '@lerret/model'
import { eq } from 'drizzle-orm'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Person } from '../../platform/access/callers.ts'
import type { Partner } from '../../platform/access/realms.ts'
import type { Database } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Fetch } from '../../platform/outbound/fetch.ts'
import type { Encryption } from '../../platform/security/encryption.ts'
import { removeProviderTickets, storeProviderTickets } from '../tickets/provider-tickets.ts'
import { logInAtProvider, type ProviderProfile, readProviderProfile } from './provider-calls.ts'
import { providerAccount } from './table.ts'

/** The provider is asked at most this often about one member. */
const MIN_READ_INTERVAL_MS = 30_000

export interface ProviderAccountDependencies {
  db: Database
  fetch: Fetch
  /** The origins that the operator has chosen. Passwords are sent to no other. */
  trustedOrigins: readonly string[]
  encryption: Encryption
  now: () => Date
}

export interface AccountOwner {
  member: Pick<Person, 'id' | 'isEmailConfirmed'>
  partner: Partner
}

/** Members' own accounts at the ticketing provider, whose tickets are shown with the others. See decision 015. */
export function createProviderAccounts(dependencies: ProviderAccountDependencies) {
  const { db, fetch, trustedOrigins, encryption, now } = dependencies

  /** The provider that members can connect to; undefined when there is none. */
  async function findProvider() {
    const stored = await findStable(db, 'ticketing', SITE_RECORD_ID)
    const { host, feed, providerName } = (stored?.body ?? {}) as Partial<SiteTicketing>
    // Editors choose the address, so a password is only sent to an origin that the operator has chosen.
    if (host === undefined || feed?.kind !== 'event-feed') return undefined
    if (!trustedOrigins.includes(new URL(host).origin)) return undefined
    return { host: host.replace(/\/+$/, ''), name: providerName ?? '', fetch }
  }

  /** Stores what the provider replied. Returns whether the member's tickets changed. */
  function storeProfile({ member, partner }: AccountOwner, profile: ProviderProfile, token: string) {
    const fields = {
      email: profile.email,
      token: encryption.encrypt(Buffer.from(token)),
      connectedAt: now(),
      readAt: now(),
    }
    return db.transaction(async (tx) => {
      await tx
        .insert(providerAccount)
        .values({ personId: member.id, ...fields })
        .onConflictDoUpdate({ target: providerAccount.personId, set: fields })
      return storeProviderTickets(tx, {
        partner,
        personId: member.id,
        tickets: profile.tickets,
        now: now(),
      })
    })
  }

  return {
    async connect(
      owner: AccountOwner,
      input: { email: string; password: string },
    ): Promise<WireProviderAccount> {
      const provider = await findProvider()
      if (!provider) throw new AppError('provider_not_found', 'This house has no accounts to connect to.')
      if (!owner.member.isEmailConfirmed)
        throw new AppError('email_unconfirmed', 'Tickets are shown when the address is confirmed.')
      const token = await logInAtProvider(provider, input)
      const profile = await readProviderProfile(provider, token)
      if (!profile) throw new AppError('provider_unavailable', 'The provider refuses its own new token.')
      const hasChanges = await storeProfile(owner, profile, token)
      return { State: 'connected', Provider: provider.name, Email: profile.email, HasChanges: hasChanges }
    },

    /** Reads the tickets of the connected account, if it was not read just now. */
    async refresh(owner: AccountOwner): Promise<WireProviderAccount> {
      const provider = await findProvider()
      const [account] = await db
        .select()
        .from(providerAccount)
        .where(eq(providerAccount.personId, owner.member.id))
      if (!provider) return { State: 'unavailable', Provider: '', Email: '', HasChanges: false }
      if (!account) return { State: 'none', Provider: provider.name, Email: '', HasChanges: false }
      const reply = { Provider: provider.name, Email: account.email, HasChanges: false }
      if (account.token === null) return { ...reply, State: 'expired' }
      if (+now() - +account.readAt < MIN_READ_INTERVAL_MS) return { ...reply, State: 'connected' }
      const token = encryption.decrypt(account.token).toString()
      const profile = await readProviderProfile(provider, token)
      if (!profile) {
        await db
          .update(providerAccount)
          .set({ token: null })
          .where(eq(providerAccount.personId, owner.member.id))
        return { ...reply, State: 'expired' }
      }
      const hasChanges = await db.transaction(async (tx) => {
        const updated = await tx
          .update(providerAccount)
          .set({ email: profile.email, readAt: now() })
          .where(eq(providerAccount.personId, owner.member.id))
          .returning({ personId: providerAccount.personId })
        // The member may have disconnected while the provider replied.
        if (updated.length === 0) return false
        return storeProviderTickets(tx, {
          partner: owner.partner,
          personId: owner.member.id,
          tickets: profile.tickets,
          now: now(),
        })
      })
      return { ...reply, State: 'connected', HasChanges: hasChanges }
    },
  }
}

/** Forgets the account, and the tickets that only it gave. */
export function disconnectProvider(db: Database, personId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(providerAccount).where(eq(providerAccount.personId, personId))
    await removeProviderTickets(tx, personId)
  })
}
