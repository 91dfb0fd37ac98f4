import type { EventFeed } from '@lerret/api'
import { Instant } from '@lerret/model'
import { z } from 'zod'
import type { ProviderNews } from './provider.ts'
import { askProvider, type ProviderAccess } from './request.ts'

const Id = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'is empty or holds what cannot be written')
  .max(100)
/** As far as the database counts. */
const Count = z.int().nonnegative().max(2_147_483_647)

const Feed = z.object({
  venueId: Id,
  madeAt: Instant,
  productions: z.array(
    z.object({
      id: Id,
      // Whatever it is: what is on sale is not kept from visitors for its title's sake.
      title: z.string(),
      filmNumber: z.string().nullable(),
      ageLimit: z.string().nullable(),
      minutes: z.int().positive().nullable(),
    }),
  ),
  showings: z.array(
    z.object({
      id: Id,
      productionId: Id,
      startsAt: Instant,
      endsAt: Instant,
      hall: z.string().min(1).max(100),
      state: z.enum(['planned', 'cancelled', 'postponed']),
      saleOpensAt: Instant.nullable(),
      priceFrom: z.number().nonnegative().nullable(),
      capacity: Count.nullable(),
      sold: Count,
      reserved: Count,
    }),
  ),
}) satisfies z.ZodType<EventFeed>

/** Reads a feed in our own format: the stand-in's, or that of whoever writes one for us. */
export async function readEventFeed(
  url: string,
  { token, fetch, signal }: ProviderAccess,
): Promise<ProviderNews> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { productions, showings } = await askProvider(url, { shape: Feed, headers, fetch, signal })
  return { productions, showings: showings.map((showing) => ({ ...showing, url: null })) }
}
