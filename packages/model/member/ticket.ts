import { z } from 'zod'

export const SeatRow = z.object({ row: z.string(), seats: z.string() })
export type SeatRow = z.infer<typeof SeatRow>

export const SeatsInfo = z.object({ info: z.string(), seats: z.array(SeatRow) })
export type SeatsInfo = z.infer<typeof SeatsInfo>

/** A ticket that a member has bought. `sal` is the hall, as the spec names it. */
export const Ticket = z.object({
  /** Identifies it in the member's calls; empty in a copy that was saved by an older version. */
  id: z.string(),
  movieId: z.string(),
  movieTitle: z.string(),
  notes: z.string(),
  qrCode: z.string(),
  qrUrl: z.string(),
  startTime: z.string(),
  expirationDate: z.string(),
  image: z.string(),
  sal: z.string(),
  seatsInfo: SeatsInfo,
  /** The page of the film or event; empty when it is not public. */
  link: z.string(),
  /** Whether the ticket is to a film, which can be reviewed. */
  isFilm: z.boolean(),
})
export type Ticket = z.infer<typeof Ticket>
