import type { memberPageWords } from '../nynorsk/member-page.ts'
import type { Translation } from '../translation.ts'

/** Words of what a member's own page loads on demand: the next ticket and the diary of films. */
export const MEMBER_PAGE_BOKMAAL: Translation<typeof memberPageWords> = {
  nextTicket: 'Neste billett',
  nextTicketShow: 'Vis billetten',
  diary: 'Filmdagboken din',
  diaryEmpty: 'Her kommer filmene du har sett hos oss, og omtalene dine.',
  diarySeen: 'Sett {when}',
  diaryReviewed: 'Omtalt {when}',
  diaryPrompt: 'Hva syntes du?',
  diaryEdit: 'Endre',
  diaryHidden: 'Omtalen er skjult for andre. Spør oss om du lurer på hvorfor.',
  diaryUnknownFilm: 'En film som ikke er på programmet lenger',
}
