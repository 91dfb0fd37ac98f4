import { fullDate, sayMoment } from '../dates.ts'
import { useNow } from '../now.ts'
import { clockOf, dateOf } from '../oslo-clock.ts'
import { useWords } from '../words.ts'

interface InstantProps {
  instant: string
  className?: string | undefined
}

/** *laurdag 21. november* */
export function DateText({ instant, className }: InstantProps) {
  const date = dateOf(instant)
  return (
    <time dateTime={date} className={className}>
      {fullDate(date, useNow())}
    </time>
  )
}

/** *19.00* */
export function TimeText({ instant, className }: InstantProps) {
  return (
    <time dateTime={instant} className={className}>
      {clockOf(instant).time}
    </time>
  )
}

/** *I kveld 19.00* */
export function MomentText({ instant, className }: InstantProps) {
  return (
    <time dateTime={instant} className={className}>
      {sayMoment(instant, useNow(), useWords())}
    </time>
  )
}
