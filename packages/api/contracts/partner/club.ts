import { ClubCard, ClubOffer, ClubScreening } from '@lerret/model'
import { z } from 'zod'
import { CLUB_CARD_FIELDS, CLUB_OFFER_FIELDS, CLUB_SCREENING_FIELDS } from '../../partner/fields.ts'
import { failures, line, text } from '../contract.ts'
import { toWireSchema } from '../wire-schema.ts'
import { contract, Done } from './partner-contract.ts'

export const WireClub = z
  .object({
    Member: toWireSchema(ClubCard, CLUB_CARD_FIELDS),
    Offers: z.array(toWireSchema(ClubOffer, CLUB_OFFER_FIELDS)),
    Screenings: z.array(toWireSchema(ClubScreening, CLUB_SCREENING_FIELDS)),
  })
  .meta({ id: 'Club' })
export type WireClub = z.infer<typeof WireClub>

/** The cinema club. */
export const clubContracts = {
  club: contract('club', 'club-member', {
    summary: 'The cinema club, for its members: card, offers and screenings',
    response: { 200: WireClub, ...failures },
  }),
  joinClub: contract('joinClub', 'member', {
    summary: 'Join the cinema club with a code from the counter',
    body: z.object({ Code: text(100) }),
    response: { 200: Done, ...failures },
  }),
  signUpForScreening: contract('signUpForScreening', 'club-member', {
    summary: 'Sign up for a screening of the cinema club, or off; repeating it changes nothing',
    body: z.object({ Id: line(120), Coming: z.boolean() }),
    response: { 200: Done, ...failures },
  }),
  leaveClub: contract('leaveClub', 'member', {
    summary: 'Leave the cinema club; leaving twice changes nothing',
    response: { 200: Done, ...failures },
  }),
}
