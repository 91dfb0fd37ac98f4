import type { DeliveredTicket } from '@lerret/api/contracts'
import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import type { Partner } from '../../platform/access/realms.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { sortByCode, toRow, UPDATED_COLUMNS } from './store.ts'
import { ticket } from './table.ts'

interface ProviderTickets {
  partner: Partner
  personId: string
  tickets: DeliveredTicket[]
  now: Date
}

/**
 * Stores the tickets of a member's account at the provider, and removes upcoming ones that the account no longer has. A ticket that
 * another member has stays there. Returns whether the member's tickets have changed.
 */
export async function storeProviderTickets(
  tx: Queryable,
  { partner, personId, tickets, now }: ProviderTickets,
): Promise<boolean> {
  const before = await readRows(tx, personId)
  const codes = tickets.map(({ QRCode }) => QRCode)
  await tx
    .delete(ticket)
    .where(
      and(
        isFromProvider(personId),
        gt(ticket.startsAt, now),
        codes.length > 0 ? notInArray(ticket.qrCode, codes) : undefined,
      ),
    )
  const unique = [...new Map(tickets.map((each) => [each.QRCode, each])).values()]
  if (unique.length > 0)
    await tx
      .insert(ticket)
      .values(
        sortByCode(unique).map((each) => ({
          partner,
          personId,
          isFromProviderAccount: true,
          ...toRow(each),
        })),
      )
      .onConflictDoUpdate({
        target: [ticket.partner, ticket.qrCode],
        set: UPDATED_COLUMNS,
        setWhere: eq(ticket.personId, personId),
      })
  return JSON.stringify(before) !== JSON.stringify(await readRows(tx, personId))
}

/** Removes the tickets that only the account at the provider gave. Those that were delivered to the member's address stay. */
export async function removeProviderTickets(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(ticket).where(isFromProvider(personId))
}

const isFromProvider = (personId: string) =>
  and(eq(ticket.personId, personId), eq(ticket.isFromProviderAccount, true))

const readRows = (tx: Queryable, personId: string) =>
  tx.select().from(ticket).where(eq(ticket.personId, personId)).orderBy(asc(ticket.id))
