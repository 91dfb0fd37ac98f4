import type { sharedTicketWords } from '../../nynorsk/members/shared-ticket.ts'
import type { Translation } from '../../translation.ts'

/** Words of the page of a ticket that a member has sent to somebody. */
export const SHARED_TICKET_ENGLISH: Translation<typeof sharedTicketWords> = {
  sharedTicketText: 'Somebody has sent you this ticket. Show the code at the door.',
  sharedTicketGoneTitle: 'The link is not valid',
  sharedTicketGone:
    'The ticket is taken back, the showing is over, or the link is incomplete. Ask whoever sent it to you.',
  sharedTicketToProgram: 'See what is on',
}
