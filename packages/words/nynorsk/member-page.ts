/** Words of what a member's own page loads on demand: the next ticket and the diary of films. */
export const memberPageWords = {
  nextTicket: 'Neste billett',
  nextTicketShow: 'Vis billetten',
  diary: 'Filmdagboka di',
  diaryEmpty: 'Her kjem filmane du har sett hos oss, og omtalane dine.',
  diarySeen: 'Sett {when}',
  diaryReviewed: 'Omtalt {when}',
  diaryPrompt: 'Kva syntest du?',
  diaryEdit: 'Endre',
  diaryHidden: 'Omtalen er skjult for andre. Spør oss om du lurer på kvifor.',
  diaryUnknownFilm: 'Ein film som ikkje er på programmet lenger',
}

export type MemberPageWords = Readonly<Record<keyof typeof memberPageWords, string>>
