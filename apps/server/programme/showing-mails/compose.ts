import { type Production, productionPath, type Showing, toHref } from '@lerret/model'
import { fill } from '@lerret/words'
import { composeMail, type Paragraph } from '../../content/house/compose-mail.ts'
import type { Sender } from '../../content/house/sender.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { formatTime } from '../../platform/text/format-time.ts'
import type { ShowingFacts, ShowingNews } from './rules.ts'

/** A showing that a mail is about. */
export interface ChangedShowing {
  news: ShowingNews
  /** The showing as the recipient knows it. */
  before: ShowingFacts
  after: Showing
  production: Pick<Production, 'object' | 'title' | 'parentSlug' | 'pageReference'>
}

/** A mail to somebody with tickets to showings that are cancelled, postponed, moved, or on again. */
export function composeShowingMail(
  sender: Sender,
  { to, changes }: { to: string; changes: readonly ChangedShowing[] },
): Mail {
  const { words, host } = sender
  const [first, ...others] = changes as [ChangedShowing, ...ChangedShowing[]]
  return composeMail(sender, {
    kind: 'showing',
    to,
    subject:
      others.length === 0
        ? fill(words[SUBJECTS[first.news]], describe(first, words))
        : fill(words.showingMailSubjectMany, { count: String(changes.length), site: sender.title }),
    body: [
      fill(words.showingMailOpening, { site: sender.title }),
      ...changes.flatMap((change): Paragraph[] => [
        [fill(words[SENTENCES[change.news]], describe(change, words)), change.after.notice ?? '']
          .filter(Boolean)
          .join(' '),
        {
          label: fill(words.showingMailSee, { title: change.production.title }),
          href: `${host}${toHref(productionPath(change.production))}`,
        },
      ]),
      words.showingMailQuestions,
    ],
  })
}

const SUBJECTS = {
  cancelled: 'showingMailCancelledSubject',
  postponed: 'showingMailPostponedSubject',
  moved: 'showingMailMovedSubject',
  back: 'showingMailBackSubject',
} as const satisfies Record<ShowingNews, string>

const SENTENCES = {
  cancelled: 'showingMailCancelled',
  postponed: 'showingMailPostponed',
  moved: 'showingMailMoved',
  back: 'showingMailBack',
} as const satisfies Record<ShowingNews, string>

const describe = ({ before, after, production }: ChangedShowing, words: Sender['words']) => ({
  title: production.title,
  when: formatTime(before.startsAt, words),
  newWhen: formatTime(after.startsAt, words),
  hall: after.hall,
})
