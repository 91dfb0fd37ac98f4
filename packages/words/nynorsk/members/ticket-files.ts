/** Words of tickets outside the site: in wallets and calendars. */
export const ticketFileWords = {
  ticketFileTitle: 'Billett: {title}',
  ticketFileStarts: 'Startar',
  ticketFileSeats: 'Plass',
  ticketFileSeatRow: 'rad {row}, sete {seats}',
  ticketFileNotes: 'Merk',
  ticketFileSite: 'Nettstad',
}

export type TicketFileWords = Readonly<Record<keyof typeof ticketFileWords, string>>
