import { z } from 'zod'
import { HttpUrl } from '../fields.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

/** Where showings and sales are imported from. Without a feed, editors enter them. */
export const TicketFeed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event-feed'), url: HttpUrl }),
  /** The URL of a pretix server, and the house's organizer there. The key is a setting of the server, not content. */
  z.strictObject({ kind: z.literal('pretix'), url: HttpUrl, organizer: z.string().regex(/^[\w.-]+$/) }),
  /** The URL of the partner API of DX, and the house's number there. */
  z.strictObject({ kind: z.literal('dx'), url: HttpUrl, partner: z.string().regex(/^[\w.-]+$/) }),
  z.strictObject({ kind: z.literal('veezi'), url: HttpUrl }),
  z.strictObject({ kind: z.literal('ticketco'), url: HttpUrl }),
  /** The programme of a place at Filmweb, or of one of its cinemas. */
  z.strictObject({
    kind: z.literal('filmweb'),
    url: HttpUrl,
    location: z.string().min(1).max(100),
    theatre: z.string().min(1).max(100).optional(),
  }),
  /** A calendar, a web page with JSON-LD, or a sheet; which one is told apart by its content. */
  z.strictObject({ kind: z.literal('document'), url: HttpUrl }),
])
export type TicketFeed = z.infer<typeof TicketFeed>

/** Where visitors buy tickets. */
export const SiteTicketing = z.strictObject({
  id: z.literal(SITE_RECORD_ID),
  host: HttpUrl,
  venueId: z.string().min(1),
  providerName: z.string().min(1),
  /** A media id or a URL. */
  logo: z.string().min(1).optional(),
  feed: TicketFeed.optional(),
  /** Where facts about films are fetched from, when an editor asks for them. */
  filmFacts: z.strictObject({ kind: z.literal('filmweb'), url: HttpUrl }).optional(),
})
export type SiteTicketing = z.infer<typeof SiteTicketing>
