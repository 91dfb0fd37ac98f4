import type { ticketFileWords } from '../../nynorsk/members/ticket-files.ts'
import type { Translation } from '../../translation.ts'

/** Words of tickets outside the site: in wallets and calendars. */
export const TICKET_FILE_ENGLISH: Translation<typeof ticketFileWords> = {
  ticketFileTitle: 'Ticket: {title}',
  ticketFileStarts: 'Starts',
  ticketFileSeats: 'Seats',
  ticketFileSeatRow: 'row {row}, seat {seats}',
  ticketFileNotes: 'Note',
  ticketFileSite: 'Website',
}
