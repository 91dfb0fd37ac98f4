import { filmPath, MEMBER_PATHS, type Showing, toHref } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Partner } from '../accounts/realms.ts'
import { composeMail, type Paragraph } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Sender } from '../mail/sender.ts'
import { formatTime } from '../text/format-time.ts'
import type { DueMail, Told } from './due.ts'

export interface WatchLetter {
  sender: Sender
  publicUrl: string
  partner: Partner
  due: DueMail
  /** What the links that stop the mails carry. */
  key: string
}

/** To a member: films on the list that are shown here now, or for the last time. */
export function watchLetter({ sender, publicUrl, partner, due, key }: WatchLetter): Mail {
  const { kind, films, email } = due
  const { words } = sender
  const [subject, subjectOfMany, opening] =
    kind === 'showings'
      ? [words.watchMailShowingsSubject, words.watchMailShowingsSubjectMany, words.watchMailShowings]
      : [words.watchMailLastSubject, words.watchMailLastSubjectMany, words.watchMailLast]
  const say = (sentence: string) =>
    fill(sentence, {
      site: sender.title,
      title: films[0]?.film.title ?? '',
      count: String(films.length),
    })
  return composeMail(sender, {
    to: email,
    subject: say(films.length === 1 ? subject : subjectOfMany),
    body: [
      say(opening),
      ...films.flatMap((told) => paragraphsOf(told, { kind, words, publicUrl })),
      say(words.watchMailWhy),
      { label: words.watchMailStop, href: `${publicUrl}${stopPath(key)}` },
      // Nobody was asked whether the address is theirs; whoever has the mailbox can take the account.
      words.watchMailNotYou,
      { label: words.watchMailNotYouLink, href: `${publicUrl}${MEMBER_PATHS.forgottenPassword}` },
    ],
    // The mail program's own button (RFC 8058) sends a form to the server; the link in the text is for people.
    headers: {
      'List-Unsubscribe': `<${publicUrl}${stopCall(partner, key)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/** The page that stops the mails as it opens. The key stands behind the hash, which browsers tell to no server. */
export const stopPath = (key: string) => `${MEMBER_PATHS.watchList}#stopp=${encodeURIComponent(key)}`

const stopCall = (partner: Partner, key: string) =>
  `/partners/${partner}/api/StopWatchMailsDx?key=${encodeURIComponent(key)}`

function paragraphsOf(
  { film, showings }: Told,
  { kind, words, publicUrl }: Pick<DueMail, 'kind'> & Pick<WatchLetter, 'publicUrl'> & Pick<Sender, 'words'>,
): Paragraph[] {
  const showing = (kind === 'showings' ? showings[0] : showings.at(-1)) as Showing
  const sentence = kind === 'showings' && showings.length > 1 ? words.watchMailFilmFirst : words.watchMailFilm
  return [
    fill(sentence, { title: film.title, when: formatTime(showing.startsAt), hall: showing.hall }),
    {
      label: fill(words.watchMailSee, { title: film.title }),
      href: `${publicUrl}${toHref(filmPath(film))}`,
    },
  ]
}
