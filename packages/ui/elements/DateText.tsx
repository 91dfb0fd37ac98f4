import { useNow } from '../context/now.ts'
import { formatFullDate, formatMoment } from '../dates.ts'
import { toOsloClock, toOsloDate } from '../oslo-clock.ts'
import { useWords } from '../words.ts'

interface InstantProps {
  instant: string
  className?: string | undefined
}

/** *laurdag 21. november* */
export function DateText({ instant, className }: InstantProps) {
  const date = toOsloDate(instant)
  return (
    <time dateTime={date} className={className}>
      {formatFullDate(date, useNow(), useWords())}
    </time>
  )
}

/** *19.00* */
export function TimeText({ instant, className }: InstantProps) {
  return (
    <time dateTime={instant} className={className}>
      {toOsloClock(instant).time}
    </time>
  )
}

/** *I kveld 19.00* */
export function MomentText({ instant, className }: InstantProps) {
  return (
    <time dateTime={instant} className={className}>
      {formatMoment(instant, useNow(), useWords())}
    </time>
  )
}
