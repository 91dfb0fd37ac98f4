import { MEMBER_PATHS } from '@lerret/model'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Sender } from '../mail/sender.ts'
import { filled, type MemberWords } from './words.ts'

export interface ResetLetter {
  sender: Sender
  words: MemberWords
  to: string
  /** The page where the new password is chosen, with the key. */
  link: string
}

/**
 * To one who has forgotten the password: the link to choose a new one with. It says no name: whoever made the account chose
 * it, and it may have been made with another's address.
 */
export function resetMail({ sender, words, to, link }: ResetLetter): Mail {
  const say = (sentence: string) => filled(sentence, { site: sender.title })
  return composeMail(sender, {
    to,
    subject: say(words.memberMailResetSubject),
    body: [
      say(words.memberMailResetAsked),
      say(words.memberMailResetHow),
      { label: words.memberMailResetLink, href: link },
      say(words.memberMailResetNotYou),
    ],
  })
}

/** The key stands behind the hash, which browsers tell to no server: it reaches no log on the way. */
export const resetLink = (publicUrl: string, key: string) =>
  `${publicUrl}${MEMBER_PATHS.newPassword}#nokkel=${encodeURIComponent(key)}`
