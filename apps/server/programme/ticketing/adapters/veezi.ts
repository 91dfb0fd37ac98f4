import type { TicketFeed } from '@lerret/model'
import { z } from 'zod'
import { EntryId, optional, readEntries, toCount, toId, toSeats, toWebUrl } from '../provider/entries.ts'
import { buildFeed } from '../provider/feed-builder.ts'
import type { ProviderFeed } from '../provider/provider.ts'
import { type ProviderRequestOptions, requestJson } from '../provider/request.ts'

/* The API of Veezi, documented at https://api.us.veezi.com/help. The schemas have only the fields that we read. */

const List = z.array(z.unknown())
const Session = z.object({
  Id: EntryId,
  FilmId: EntryId,
  Title: z.string(),
  ScreenId: optional(EntryId),
  Status: optional(z.string()),
  ShowType: optional(z.string()),
  FeatureStartTime: z.string(),
  FeatureEndTime: optional(z.string()),
  TicketsSoldOut: optional(z.boolean()),
  SeatsAvailable: optional(z.number()),
  SeatsSold: optional(z.number()),
})
const Film = z.object({ Id: EntryId, Duration: optional(z.number()) })
const Site = z.object({ Screens: optional(z.array(z.object({ Id: EntryId, Name: z.string() }))) })
const WebSession = z.object({ Id: EntryId, Url: z.string() })

/** Reads the public sessions of a cinema that sells with Veezi. */
export async function readVeezi(
  { url }: Extract<TicketFeed, { kind: 'veezi' }>,
  { token, fetch, signal }: ProviderRequestOptions,
): Promise<ProviderFeed> {
  const host = url.replace(/\/+$/, '')
  const { origin } = new URL(host)
  const headers: Record<string, string> = token ? { VeeziAccessToken: token } : {}
  const get = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    requestJson(`${host}${path}`, { schema, headers, fetch, signal })
  const { entries: sessions, unreadable } = readEntries(await get('/v1/session', List), {
    origin,
    list: 'session',
    schema: Session,
    findId: ({ Id }) => Id,
  })
  const films = readLenient(await get('/v4/film', List), Film)
  const webSessions = readLenient(await get('/v1/websession', List), WebSession)
  const halls = new Map((await get('/v1/site', Site)).Screens?.map(({ Id, Name }) => [toId(Id), Name]))
  const lengths = new Map(films.map(({ Id, Duration }) => [toId(Id), toCount(Duration)]))
  const urls = new Map(webSessions.map(({ Id, Url }) => [toId(Id), toWebUrl(Url)]))
  const feed = buildFeed(origin, unreadable)
  for (const session of sessions.filter(isPublic)) {
    const id = toId(session.Id)
    const filmId = toId(session.FilmId)
    const screen = toId(session.ScreenId ?? 1)
    feed.add(
      { id: filmId, title: session.Title, minutes: lengths.get(filmId) || null },
      {
        id,
        start: session.FeatureStartTime,
        end: session.FeatureEndTime,
        hall: halls.get(screen)?.trim() || `Sal ${screen}`,
        seats: countSeats(session),
        url: urls.get(id) ?? null,
      },
    )
  }
  return feed.finish()
}

/** A planned session is not on the programme yet. */
const isPublic = ({ Status, ShowType }: z.infer<typeof Session>) =>
  Status !== 'Planned' && ShowType !== 'Private'

function readLenient<Entry>(list: readonly unknown[], schema: z.ZodType<Entry>): Entry[] {
  return list.flatMap((entry) => schema.safeParse(entry).data ?? [])
}

/** Sold out counts also while seats are held back. */
function countSeats({ SeatsAvailable, SeatsSold, TicketsSoldOut }: z.infer<typeof Session>) {
  const free = toCount(SeatsAvailable)
  const sold = toCount(SeatsSold)
  if (TicketsSoldOut) return toSeats(sold ?? 0, 0)
  return free === null || sold === null ? toSeats(null, null) : toSeats(free + sold, free)
}
