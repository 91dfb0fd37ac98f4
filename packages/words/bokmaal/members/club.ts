import type { clubWords } from '../../nynorsk/members/club.ts'
import type { Translation } from '../../translation.ts'

/** Words of the club's page. */
export const CLUB_BOKMAAL: Translation<typeof clubWords> = {
  clubSignUp: 'Meld deg på',
  clubSignUpLabel: 'Meld deg på {title}',
  clubSignOff: 'Meld deg av',
  clubSignOffLabel: 'Meld deg av {title}',
  clubSignedUp: 'Du er påmeldt.',
  clubSignedOff: 'Du er meldt av.',
  clubSignUpCount: '{count} påmeldte',
  clubSignUpCountOne: '1 påmeldt',
  clubAbout: 'Om kinoklubben',
}
