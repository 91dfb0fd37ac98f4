import { z } from 'zod'

const word = z.string()

/**
 * What members are told by mail, when something is refused, and as titles of the page that confirms an address: in the site's own
 * words. `{site}` and such are filled in.
 */
export const MemberWords = z.object({
  memberEmailInvalid: word,
  memberEmailTaken: word,
  memberNameInvalid: word,
  memberPasswordShort: word,
  memberPasswordLong: word,
  memberPasswordCommon: word,
  memberPasswordWrong: word,
  memberLoginFailed: word,
  memberLoginNeeded: word,
  memberTooMany: word,
  memberTooBusy: word,
  memberResetInvalid: word,
  memberFilmNotFound: word,
  memberReviewNotFound: word,
  memberClubCodeInvalid: word,
  memberStopInvalid: word,
  memberClubOnly: word,
  memberMailResetSubject: word,
  memberMailResetAsked: word,
  memberMailResetHow: word,
  memberMailResetLink: word,
  memberMailResetNotYou: word,
  memberMailConfirmSubject: word,
  memberMailConfirmAsked: word,
  memberMailConfirmGives: word,
  memberMailConfirmLink: word,
  memberMailConfirmNotYou: word,
  memberMailConfirmNotYouLink: word,
  memberMailExistsSubject: word,
  memberMailExistsAsked: word,
  memberMailExistsLogIn: word,
  memberMailExistsForgotten: word,
  memberMailExistsForgottenLink: word,
  memberMailExistsNotYou: word,
  memberMailChangeSubject: word,
  memberMailChangeAsked: word,
  memberMailChangeGives: word,
  memberMailChangeLink: word,
  memberMailChangeNotYou: word,
  memberMailChangedSubject: word,
  memberMailChangedText: word,
  memberMailChangedNotYou: word,
  confirmEmailTitle: word,
  confirmEmailTitleChange: word,
  confirmEmailTitleDone: word,
  confirmEmailTitleTaken: word,
  confirmEmailTitleInvalidLink: word,
})
export type MemberWords = z.infer<typeof MemberWords>

export const filled = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
