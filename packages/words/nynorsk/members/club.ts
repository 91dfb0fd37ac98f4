/** Words of the club's page. */
export const clubWords = {
  clubSignUp: 'Meld deg på',
  clubSignUpLabel: 'Meld deg på {title}',
  clubSignOff: 'Meld deg av',
  clubSignOffLabel: 'Meld deg av {title}',
  clubSignedUp: 'Du er påmeld.',
  clubSignedOff: 'Du er meld av.',
  clubSignUpCount: '{count} påmelde',
  clubSignUpCountOne: '1 påmeld',
  clubAbout: 'Om kinoklubben',
}

export type ClubWords = Readonly<Record<keyof typeof clubWords, string>>
