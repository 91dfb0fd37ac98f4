/** Words of tickets outside the site: in wallets and calendars. */
export const TICKET_FILE_NYNORSK = {
  ticketFileTitle: 'Billett: {title}',
  ticketFileStarts: 'Startar',
  ticketFileSeats: 'Plass',
  ticketFileSeatRow: 'rad {row}, sete {seats}',
  ticketFileNotes: 'Merk',
  ticketFileSite: 'Nettstad',
}

export type TicketFileWords = Readonly<Record<keyof typeof TICKET_FILE_NYNORSK, string>>
