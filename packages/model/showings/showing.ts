import { z } from 'zod'
import { ContentId, HttpUrl, Instant } from '../content/fields.ts'

export const TicketStatus = z.enum(['on-sale', 'few-left', 'sold-out', 'not-yet', 'at-door', 'free'])
export type TicketStatus = z.infer<typeof TicketStatus>

export const ShowingState = z.enum(['planned', 'cancelled', 'postponed', 'moved'])
export type ShowingState = z.infer<typeof ShowingState>

export const Access = z.enum(['wheelchair', 'hearing-loop', 'audio-description', 'relaxed'])
export type Access = z.infer<typeof Access>

/** One screening of a film, or one performance of a culture event. Its content kind is `event`. */
export const Showing = z
  .strictObject({
    id: ContentId,
    productionId: ContentId,
    startsAt: Instant,
    endsAt: Instant,
    hall: z.string().min(1),
    ticketStatus: TicketStatus,
    /** When the sale opens, for `not-yet`. */
    saleOpensAt: Instant.optional(),
    state: ShowingState,
    /** The start before it was moved or postponed. */
    previousStart: Instant.optional(),
    /** Kroner. */
    priceFrom: z.number().nonnegative().optional(),
    formats: z.array(z.string()),
    language: z.string().optional(),
    subtitles: z.string().optional(),
    access: z.array(Access),
    /** A name for the showing besides its production's title: Strikkekino, Levande orgel. */
    label: z.string().optional(),
    companionNote: z.string().optional(),
    /** Plain text for visitors beside the state: why it is cancelled, moved or sold out. */
    notice: z.string().max(300).optional(),
    /** The provider's ids, and its URL of the sale if it has one; a showing without them has no ticket link. */
    checkout: z
      .strictObject({ venueId: z.string().min(1), eventId: z.string().min(1), url: HttpUrl.optional() })
      .optional(),
  })
  .refine((showing) => Date.parse(showing.startsAt) < Date.parse(showing.endsAt), {
    path: ['endsAt'],
    message: 'is not after startsAt',
  })
  .refine((showing) => showing.state !== 'moved' || showing.previousStart !== undefined, {
    path: ['previousStart'],
    message: 'is missing: a moved showing needs its former start',
  })
export type Showing = z.infer<typeof Showing>
