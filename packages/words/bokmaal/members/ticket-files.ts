import type { ticketFileWords } from '../../nynorsk/members/ticket-files.ts'
import type { Translation } from '../../translation.ts'

/** Words of tickets outside the site: in wallets and calendars. */
export const TICKET_FILE_BOKMAAL: Translation<typeof ticketFileWords> = {
  ticketFileTitle: 'Billett: {title}',
  ticketFileStarts: 'Starter',
  ticketFileSeats: 'Plass',
  ticketFileSeatRow: 'rad {row}, sete {seats}',
  ticketFileNotes: 'Merk',
  ticketFileSite: 'Nettsted',
}
