import { fill, newsletterWords as words } from '@lerret/words/desk'
import { formatPlanned, formatWhen } from '../controls/times/times.ts'
import type { CallReply } from '../data/call-desk.ts'

export type ListedNewsletter = CallReply<'newsletters'>['items'][number]

/** *Utkast*, *Går ut i morgon 08.00*, *Blir sendt: 12 av 40* or *Sendt 12. nov*. */
export function describeState(newsletter: ListedNewsletter, now = Date.now()): string {
  const { state, plannedAt, sentAt } = newsletter
  if (state === 'planned' && plannedAt)
    return fill(words.statePlanned, { when: formatPlanned(plannedAt, now) })
  if (isBeingSent(newsletter)) return fill(words.stateSending, { ...countProgress(newsletter) })
  if (state === 'sent' && sentAt) return fill(words.stateSent, { when: formatWhen(sentAt, now) })
  return words.stateDraft
}

/** *38 sende, 1 avviste, 1 usikre*, without those of which there are none. */
export function describeMails({ state, mails }: ListedNewsletter): string {
  if (state !== 'sent') return ''
  const counts = [
    [words.countSent, mails.sent, true],
    [words.countFailed, mails.failed, mails.failed > 0],
    [words.countUnconfirmed, mails.unconfirmed, mails.unconfirmed > 0],
  ] as const
  return counts
    .filter(([, , isShown]) => isShown)
    .map(([text, count]) => fill(text, { count }))
    .join(', ')
}

export const isBeingSent = ({ state, mails }: ListedNewsletter) => state === 'sent' && mails.waiting > 0

/** How many mails are settled, of all. */
export function countProgress({ mails }: ListedNewsletter): { done: number; total: number } {
  const done = mails.sent + mails.failed + mails.unconfirmed
  return { done, total: done + mails.waiting }
}
