import { dayName, osloClock } from '@lerret/model'
import { type ClashPair, eveningDate, type HouseRules } from '@lerret/model/programme-text'
import { dateWords, fill, programmeWords as words } from '@lerret/words/desk'

/** *2 kollisjonar går ut: Storsalen fredag 18.00 og 19.30; Sal 2 laurdag 20.00 og 20.30.* */
export function describeClashesGoingOut(pairs: readonly ClashPair[], { nightEndsAt }: HouseRules): string {
  const clashes = new Set(
    pairs.map(({ first, second }) =>
      fill(words.clashPair, {
        hall: first.hall,
        day: dayName(eveningDate(first.startsAt, nightEndsAt), dateWords),
        first: osloClock(first.startsAt).time,
        second: osloClock(second.startsAt).time,
      }),
    ),
  )
  const template = clashes.size === 1 ? words.clashGoesOut : words.clashesGoOut
  return fill(template, { count: String(clashes.size), clashes: [...clashes].join('; ') })
}
