import { type Access, osloClock, type Showing, type ShowingChange } from '@lerret/model'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { describeState, formatMoment } from '../showing/act-sentences.ts'

export const ACCESS_WORDS: Record<Access, string> = {
  wheelchair: words.accessWheelchair,
  'hearing-loop': words.accessHearingLoop,
  'audio-description': words.accessAudioDescription,
  relaxed: words.accessRelaxed,
}

/** What a change does, as the end of a sentence: *avlyst*, *forskyvd 30 min*. */
export function describeChange(change: ShowingChange): string {
  switch (change.type) {
    case 'cancel':
      return words.actCancel
    case 'postpone':
      return words.actPostpone
    case 'sell-out':
      return words.actSellOut
    case 'restore':
      return words.actRestore
    case 'move':
      return formatMoment(change.startsAt)
    case 'shift':
      return fill(words.actShift, { amount: describeShift(change) })
    case 'hall':
      return fill(words.actHall, { hall: change.hall })
    case 'label':
      return change.label === '' ? words.actNoLabel : fill(words.actLabel, { label: change.label })
    case 'price':
      return change.priceFrom === null
        ? words.actNoPrice
        : fill(words.actPrice, { price: String(change.priceFrom) })
    case 'access':
      return fill(change.isOffered ? words.actAccess : words.actNoAccess, {
        access: ACCESS_WORDS[change.access].toLowerCase(),
      })
  }
}

function describeShift({ days, minutes }: { days: number; minutes: number }): string {
  return [
    ...(days === 0 ? [] : [fill(words.days, { count: String(days) })]),
    ...(minutes === 0 ? [] : [fill(words.minutesShort, { count: String(minutes) })]),
  ].join(' ')
}

/** What is different in a showing after a change: *19.00 → 19.30*. Empty when nothing is. */
export function describeDifferences(before: Showing, after: Showing): string[] {
  const [start, newStart] = [osloClock(before.startsAt), osloClock(after.startsAt)]
  const isSameDay = start.date === newStart.date
  const pairs: [string, string][] = [
    isSameDay ? [start.time, newStart.time] : [formatMoment(before.startsAt), formatMoment(after.startsAt)],
    [before.hall, after.hall],
    [before.label ?? words.nothing, after.label ?? words.nothing],
    [formatPrice(before), formatPrice(after)],
    [formatAccess(before), formatAccess(after)],
  ]
  const states = [describeState(before), describeState(after)] as const
  return [
    ...pairs
      .filter(([old, now]) => old !== now)
      .map(([old, now]) => fill(words.difference, { before: old, after: now })),
    ...(states[0] === states[1] ? [] : [states[1] || words.actRestore]),
  ]
}

const formatPrice = ({ priceFrom }: Showing) =>
  priceFrom === undefined ? words.nothing : fill(words.kroner, { price: priceFrom })

const formatAccess = ({ access }: Showing) =>
  access.length === 0 ? words.nothing : access.map((each) => ACCESS_WORDS[each]).join(', ')
