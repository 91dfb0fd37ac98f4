import type { MemberWords } from '@lerret/words/nynorsk/member'
import type { PasskeyWords } from '@lerret/words/nynorsk/members/passkeys'
import { errorMessage, getErrorCode } from './error-messages.ts'
import type { PasskeyOutcome } from './passkey-service.ts'

/** The sentence about a passkey that was not used, not accepted or not added. */
export function describePasskeyProblem(
  { isCancelled, error }: PasskeyOutcome,
  words: PasskeyWords,
  memberWords: MemberWords,
): string {
  if (isCancelled) return words.passkeyCancelled
  const own = OWN[getErrorCode(error)]
  return own ? words[own] : errorMessage(error, memberWords)
}

const OWN: Readonly<Record<string, keyof PasskeyWords>> = {
  passkey_refused: 'passkeyRefused',
  passkey_not_added: 'passkeyNotAdded',
  passkeys_too_many: 'passkeysTooMany',
}
