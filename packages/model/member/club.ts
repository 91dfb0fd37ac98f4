import { z } from 'zod'

/** A member's card of the cinema club. */
export const ClubCard = z.object({
  number: z.int(),
  userName: z.string(),
  joinedAt: z.string(),
  /** The text of the card's QR code until it changes. */
  cardCode: z.string(),
  changesAt: z.string(),
})
export type ClubCard = z.infer<typeof ClubCard>

export const ClubOffer = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  endsAt: z.string(),
  link: z.string(),
})
export type ClubOffer = z.infer<typeof ClubOffer>

export const ClubScreening = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  startTime: z.string(),
  screen: z.string(),
  link: z.string(),
  /** How many members have signed up. */
  signUpCount: z.int().nonnegative(),
  isSignedUp: z.boolean(),
})
export type ClubScreening = z.infer<typeof ClubScreening>

/** The cinema club for one of its members. */
export interface Club extends ClubCard {
  offers: ClubOffer[]
  screenings: ClubScreening[]
}
