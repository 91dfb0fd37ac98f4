import { formatLongDate, osloClock, type Showing, type ShowingAct, takesPlace } from '@lerret/model'
import { SITE_WORDS } from '@lerret/words'
import { dateWords, fill, programmeWords as words } from '@lerret/words/desk'

/** `fredag 20. november klokka 20.00` */
export function formatMoment(instant: string): string {
  const { date, time } = osloClock(instant)
  return fill(words.moment, { date: formatLongDate(date, dateWords), time })
}

/** What an act means, in one sentence: *Körkarlen fredag 20. november klokka 20.00 er avlyst.* */
export function describeAct(title: string, before: Showing, act: ShowingAct): string {
  const values = { title, when: formatMoment(before.startsAt) }
  switch (act.type) {
    case 'cancel':
      return fill(words.cancelSentence, values)
    case 'postpone':
      return fill(words.postponeSentence, values)
    case 'move':
      return Date.parse(act.startsAt) === Date.parse(before.startsAt)
        ? fill(words.moveHallSentence, { ...values, hall: act.hall ?? before.hall })
        : fill(words.moveSentence, { ...values, newWhen: formatMoment(act.startsAt) })
    case 'sell-out':
      return fill(words.sellOutSentence, values)
    case 'restore':
      return fill(words.restoreSentence, values)
  }
}

/** What stands beside a showing on the site: its state, and the notice. */
export function describeState(showing: Showing): string {
  const { state, ticketStatus, previousStart, notice } = showing
  const status = !takesPlace(showing)
    ? SITE_WORDS[state === 'cancelled' ? 'cancelled' : 'postponed']
    : ticketStatus === 'sold-out'
      ? SITE_WORDS.soldOut
      : ''
  const moved =
    state === 'moved' && previousStart
      ? fill(SITE_WORDS.movedFrom, { when: formatMoment(previousStart) })
      : ''
  return [status, moved, notice ?? ''].filter(Boolean).join(' · ')
}
