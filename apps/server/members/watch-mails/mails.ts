import { filmPath, MEMBER_PATHS, type Showing, toHref } from '@lerret/model'
import { fill } from '@lerret/words'
import { composeMail, type Paragraph } from '../../content/house/compose-mail.ts'
import type { Sender } from '../../content/house/sender.ts'
import type { Partner } from '../../platform/access/realms.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { formatTime } from '../../platform/text/format-time.ts'
import type { DueMail, FilmWithShowings } from './due.ts'

export interface WatchMailInput {
  sender: Sender
  publicUrl: string
  partner: Partner
  due: DueMail
  /** The key in the unsubscribe links. */
  key: string
}

/** A mail about films on the watch list: that they have showings, or their last one. */
export function composeWatchMail({ sender, publicUrl, partner, due, key }: WatchMailInput): Mail {
  const { kind, films, email } = due
  const { words } = sender
  const [subject, subjectForMany, opening] =
    kind === 'showings'
      ? [words.watchMailShowingsSubject, words.watchMailShowingsSubjectMany, words.watchMailShowings]
      : [words.watchMailLastSubject, words.watchMailLastSubjectMany, words.watchMailLast]
  const format = (sentence: string) =>
    fill(sentence, {
      site: sender.title,
      title: films[0]?.film.title ?? '',
      count: String(films.length),
    })
  return composeMail(sender, {
    kind: 'watch',
    to: email,
    subject: format(films.length === 1 ? subject : subjectForMany),
    body: [
      format(opening),
      ...films.flatMap((film) => composeFilm(film, { kind, words, publicUrl })),
      format(words.watchMailWhy),
      { label: words.watchMailStop, href: `${publicUrl}${stopPath(key)}` },
      // The address may not be confirmed: its owner can take over the account.
      words.watchMailNotYou,
      { label: words.watchMailNotYouLink, href: `${publicUrl}${MEMBER_PATHS.forgottenPassword}` },
    ],
    // The mail program's unsubscribe button (RFC 8058) posts a form to the server; the link in the text is for people.
    headers: {
      'List-Unsubscribe': `<${publicUrl}${stopCall(partner, key)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

/** The page that turns the mails off when it opens. The key is in the fragment, which browsers do not send. */
export const stopPath = (key: string) => `${MEMBER_PATHS.watchList}#stopp=${encodeURIComponent(key)}`

const stopCall = (partner: Partner, key: string) =>
  `/partners/${partner}/api/StopWatchMailsDx?key=${encodeURIComponent(key)}`

function composeFilm(
  { film, showings }: FilmWithShowings,
  {
    kind,
    words,
    publicUrl,
  }: Pick<DueMail, 'kind'> & Pick<WatchMailInput, 'publicUrl'> & Pick<Sender, 'words'>,
): Paragraph[] {
  const showing = (kind === 'showings' ? showings[0] : showings.at(-1)) as Showing
  const sentence = kind === 'showings' && showings.length > 1 ? words.watchMailFilmFirst : words.watchMailFilm
  return [
    fill(sentence, { title: film.title, when: formatTime(showing.startsAt, words), hall: showing.hall }),
    {
      label: fill(words.watchMailSee, { title: film.title }),
      href: `${publicUrl}${toHref(filmPath(film))}`,
    },
  ]
}
