import type { sharedTicketWords } from '../../nynorsk/members/shared-ticket.ts'
import type { Translation } from '../../translation.ts'

/** Words of the page of a ticket that a member has sent to somebody. */
export const SHARED_TICKET_BOKMAAL: Translation<typeof sharedTicketWords> = {
  sharedTicketText: 'Noen har sendt deg denne billetten. Vis koden i døra.',
  sharedTicketGoneTitle: 'Lenken gjelder ikke',
  sharedTicketGone:
    'Billetten er tatt tilbake, forestillingen er over, eller lenken er ikke hel. Spør den som sendte den til deg.',
  sharedTicketToProgram: 'Se hva som går',
}
