import type { clubWords } from '../../nynorsk/members/club.ts'
import type { Translation } from '../../translation.ts'

/** Words of the club's page. */
export const CLUB_ENGLISH: Translation<typeof clubWords> = {
  clubSignUp: 'Sign up',
  clubSignUpLabel: 'Sign up for {title}',
  clubSignOff: 'Cancel sign-up',
  clubSignOffLabel: 'Cancel the sign-up for {title}',
  clubSignedUp: 'You are signed up.',
  clubSignedOff: 'Your sign-up is cancelled.',
  clubSignUpCount: '{count} signed up',
  clubSignUpCountOne: '1 signed up',
  clubAbout: 'About the cinema club',
}
