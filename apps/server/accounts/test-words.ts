import type { MemberWords } from './words.ts'

/** For tests: what each is called is enough, but in the mail. */
export const MEMBER_WORDS: MemberWords = {
  memberEmailInvalid: 'memberEmailInvalid',
  memberEmailTaken: 'memberEmailTaken',
  memberNameInvalid: 'memberNameInvalid',
  memberPasswordShort: 'memberPasswordShort',
  memberPasswordLong: 'memberPasswordLong',
  memberPasswordCommon: 'memberPasswordCommon',
  memberPasswordWrong: 'memberPasswordWrong',
  memberLoginFailed: 'memberLoginFailed',
  memberLoginNeeded: 'memberLoginNeeded',
  memberTooMany: 'memberTooMany',
  memberTooBusy: 'memberTooBusy',
  memberResetInvalid: 'memberResetInvalid',
  memberFilmNotFound: 'memberFilmNotFound',
  memberReviewNotFound: 'memberReviewNotFound',
  memberClubCodeInvalid: 'memberClubCodeInvalid',
  memberStopInvalid: 'memberStopInvalid',
  memberClubOnly: 'memberClubOnly',
  memberMailResetSubject: 'Nytt passord hos {site}',
  memberMailResetAsked: 'Nokon, truleg du, har bede om nytt passord til kontoen din hos {site}.',
  memberMailResetHow: 'Opne lenka innan ein time, og vel eit nytt passord:',
  memberMailResetLink: 'Vel nytt passord',
  memberMailResetNotYou: 'Var det ikkje du? Då treng du ikkje gjere noko. Passordet ditt er som før.',
}
