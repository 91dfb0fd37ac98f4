/** Words of the page of a ticket that a member has sent to somebody. */
export const sharedTicketWords = {
  sharedTicketText: 'Nokon har sendt deg denne billetten. Vis koden i døra.',
  sharedTicketGoneTitle: 'Lenka gjeld ikkje',
  sharedTicketGone:
    'Billetten er teken attende, framsyninga er over, eller lenka er ikkje heil. Spør den som sende henne til deg.',
  sharedTicketToProgram: 'Sjå kva som går',
}

export type SharedTicketWords = Readonly<Record<keyof typeof sharedTicketWords, string>>
