import { fill, type SiteWords } from '@lerret/words'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { formatShortDate, splitDate } from '../../dates.ts'
import { Hidden } from '../../elements/Hidden.tsx'
import { useWords } from '../../words.ts'
import { END_OF_TIME, getWeekNumber, type Period } from '../periods.ts'
import { toParameter } from './filter-options.ts'
import styles from './PeriodChoices.module.css'

interface PeriodChoicesProps {
  name: string
  periods: Period[]
  /** Whether all days are chosen at first, instead of the first period. */
  startsWithAll: boolean
}

/** Radio buttons for the next days, the weekend, the coming weeks and all days. */
export function PeriodChoices({ name, periods, startsWithAll }: PeriodChoicesProps) {
  const words = useWords()
  const all = { value: 'all', from: '', to: '' }
  const shown = useFirstScreenItems(startsWithAll ? [all, ...periods] : [...periods, all], 4, 9)
  return (
    <fieldset className={styles.group}>
      <legend>
        <Hidden>{words.dayWanted}</Hidden>
      </legend>
      <div className={styles.periods}>
        {shown.map((period, position) => (
          <label key={period.value} className={styles.period}>
            <input
              type="radio"
              name={name}
              data-choice={period.value}
              defaultChecked={position === 0}
              data-parameter={position === 0 ? undefined : toParameter('nar', labelPeriod(period, words))}
              className={styles.input}
            />
            <span className={styles.name}>{labelPeriod(period, words)}</span>{' '}
            <span>{formatDays(period, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function labelPeriod({ value, from, to }: Period, words: SiteWords): string {
  switch (value) {
    case 'all':
      return words.allDays
    case 'soon':
      return words.nextSevenDays
    case 'today':
      return words.today
    case 'tomorrow':
      return words.tomorrow
    case 'weekend':
      return words.thisWeekend
    default:
      return to === END_OF_TIME ? words.later : fill(words.week, { number: getWeekNumber(from) })
  }
}

/** *23. nov*, *20.–22. nov*, *30. nov–6. des*, *frå 4. jan*; empty for all days. */
function formatDays({ from, to }: Period, words: SiteWords): string {
  if (from === '') return ''
  const text = formatShortDate(from, words)
  if (to === END_OF_TIME) return `${words.from} ${text}`
  if (from === to) return text
  const [first, last] = [splitDate(from, words), splitDate(to, words)]
  const start = first.month === last.month ? text.replace(first.month, '').trim() : text
  return `${start}–${formatShortDate(to, words)}`
}
