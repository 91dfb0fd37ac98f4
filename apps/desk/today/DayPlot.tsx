import { capitalize, dayName, formatShortDate } from '@lerret/ui/dates'
import { dateWords, fill, todayWords as words } from '@lerret/words/desk'
import styles from './DayPlot.module.css'
import { changePercent, type PeriodCounts } from './day-counts.ts'
import { PLOT_DAYS } from './queries.ts'

export interface DayPlotProps {
  counts: PeriodCounts
  /** *1 320 trykk på Kjøp billett* */
  title: string
  /** The name of the figures for those who do not see the bars, and what is counted. */
  tableTitle: string
  countLabel: string
  height?: number
}

/** What happened each day, as bars, with a mark for the same day of the period before. */
export function DayPlot({ counts, title, tableTitle, countLabel, height = 110 }: DayPlotProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{title}</b>
        <br />
        {describeChange(counts)}
      </figcaption>
      {counts.totalBefore > 0 && (
        <p className={styles.legend}>
          <span aria-hidden="true" className={styles.key} />
          {fill(words.pressesBefore, { days: PLOT_DAYS })}
        </p>
      )}
      <Bars days={counts.days} height={height} />
      <DayTable days={counts.days} title={tableTitle} countLabel={countLabel} />
    </figure>
  )
}

function describeChange(counts: PeriodCounts): string {
  const percent = changePercent(counts)
  const days = PLOT_DAYS
  if (percent === null) return fill(words.pressesPeriod, { days })
  if (percent === 0) return fill(words.pressesSame, { days })
  return fill(percent > 0 ? words.pressesMore : words.pressesFewer, { days, percent: Math.abs(percent) })
}

const WIDTH = 244

function Bars({ days, height }: { days: PeriodCounts['days']; height: number }) {
  const highest = Math.max(1, ...days.flatMap(({ count, before }) => [count, before]))
  const step = WIDTH / days.length
  const toHeight = (count: number) => Math.round((height * count) / highest)
  const top = days.reduce((found, day) => (day.count > found.count ? day : found))
  const topPosition = (100 * (days.indexOf(top) + 0.5)) / days.length
  const first = formatShortDate(days[0]?.day ?? '', dateWords)
  return (
    <div className={styles.plot}>
      <p
        aria-hidden="true"
        className={styles.top}
        style={
          topPosition > 50
            ? { textAlign: 'end', paddingInlineEnd: `${Math.max(0, 94 - topPosition)}%` }
            : { paddingInlineStart: `${topPosition - 4}%` }
        }
      >
        <b>{top.count}</b> {dayName(top.day, dateWords)}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${height + 1}`} aria-hidden="true" className={styles.bars}>
        {days.map(({ day, count, before }, index) => (
          <g key={day}>
            <rect
              x={index * step + 2}
              y={height - toHeight(count)}
              width={step - 4}
              height={toHeight(count)}
              className={index === days.length - 1 ? styles.today : styles.bar}
            />
            {before > 0 && (
              <rect
                x={index * step + 1}
                y={height - toHeight(before) - 1}
                width={step - 2}
                height="2.5"
                className={styles.before}
              />
            )}
          </g>
        ))}
        <path d={`M0 ${height + 0.5}H${WIDTH}`} className={styles.axis} />
      </svg>
      <p aria-hidden="true" className={styles.ends}>
        <span>{first}</span>
        <span>{words.toDay}</span>
      </p>
    </div>
  )
}

/** Shows the figures to those who do not see the bars. */
function DayTable({
  days,
  title,
  countLabel,
}: {
  days: PeriodCounts['days']
  title: string
  countLabel: string
}) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.pressesDay}</th>
          <th scope="col">{countLabel}</th>
          <th scope="col">{fill(words.pressesBefore, { days: PLOT_DAYS })}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, count, before }) => (
          <tr key={day}>
            <th scope="row">{`${capitalize(dayName(day, dateWords))} ${formatShortDate(day, dateWords)}`}</th>
            <td>{count}</td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
