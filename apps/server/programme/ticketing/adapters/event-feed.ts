import type { FeedProduction, FeedShowing } from '@lerret/api'
import { Instant } from '@lerret/model'
import { z } from 'zod'
import { readEntries } from '../provider/entries.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { type ProviderRequestOptions, requestJson } from '../provider/request.ts'

const Id = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'is empty or has control characters')
  .max(100)
/** PostgreSQL has no year 0, and one such moment would stop the whole feed from being stored. */
const Moment = Instant.refine((moment) => !moment.startsWith('0000'), 'is in the year 0')
/** The range of a PostgreSQL integer. */
const Count = z.int().nonnegative().max(2_147_483_647)

const Production = z.object({
  id: Id,
  // Any title is accepted, because a bad title must not hide what is on sale.
  title: z.string(),
  filmNumber: z.string().nullable(),
  ageLimit: z.string().nullable(),
  minutes: z.int().positive().nullable(),
}) satisfies z.ZodType<FeedProduction>
const Showing = z.object({
  id: Id,
  productionId: Id,
  startsAt: Moment,
  endsAt: Moment,
  hall: z.string().min(1).max(100),
  state: z.enum(['planned', 'cancelled', 'postponed']),
  saleOpensAt: Moment.nullable(),
  priceFrom: z.number().nonnegative().nullable(),
  capacity: Count.nullable(),
  sold: Count,
  reserved: Count,
}) satisfies z.ZodType<FeedShowing>
const Feed = z.object({
  venueId: Id,
  madeAt: Moment,
  productions: z.array(z.unknown()),
  showings: z.array(z.unknown()),
})

/** Reads a feed in our own format, such as the stand-in's. */
export async function readEventFeed(
  url: string,
  { token, fetch, signal }: ProviderRequestOptions,
): Promise<ProviderFeed> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const feed = await requestJson(url, { schema: Feed, headers, fetch, signal })
  const { origin } = new URL(url)
  const findId = ({ id }: Record<string, unknown>) => id
  const productions = readEntries(feed.productions, {
    origin,
    list: 'productions',
    schema: Production,
    findId,
  })
  const showings = readEntries(feed.showings, { origin, list: 'showings', schema: Showing, findId })
  return {
    productions: productions.entries,
    showings: showings.entries.map((showing) => ({ ...showing, url: null })),
    unreadable: showings.unreadable,
  }
}
