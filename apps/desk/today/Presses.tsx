import { capitalize, dayName, splitDate } from '@lerret/ui/dates'
import { fill, TODAY_NYNORSK as words } from '@lerret/words/desk'
import { ListSection, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import styles from './Presses.module.css'
import { type Presses as Counted, changePercent, countPresses } from './presses.ts'
import { PLOT_DAYS, useItemCounts } from './queries.ts'

/** Presses on *buy ticket* over time. */
export function Presses({ today }: { today: string }) {
  const { data, isError, refetch } = useItemCounts(today)
  const presses = data && countPresses(data, today, PLOT_DAYS)
  return (
    <ListSection title={words.whatPeopleDo}>
      {isError && !data && <Problem message={words.pressesFailed} onRetry={() => void refetch()} />}
      {presses?.total === 0 && <RowsText>{fill(words.pressesNone, { days: PLOT_DAYS })}</RowsText>}
      {presses && presses.total > 0 && (
        <figure className={styles.figure}>
          <figcaption>
            <b>{fill(words.pressesTitle, { count: presses.total.toLocaleString('nn-NO') })}</b>
            <br />
            {describeChange(presses)}
          </figcaption>
          {presses.totalBefore > 0 && (
            <p className={styles.legend}>
              <span aria-hidden="true" className={styles.key} />
              {fill(words.pressesBefore, { days: PLOT_DAYS })}
            </p>
          )}
          <Plot presses={presses} />
        </figure>
      )}
    </ListSection>
  )
}

function describeChange(presses: Counted): string {
  const percent = changePercent(presses)
  const days = PLOT_DAYS
  if (percent === null) return fill(words.pressesPeriod, { days })
  if (percent === 0) return fill(words.pressesSame, { days })
  return fill(percent > 0 ? words.pressesMore : words.pressesFewer, { days, percent: Math.abs(percent) })
}

const WIDTH = 244
const HEIGHT = 110

/** The bars, and the same figures as a table for those who do not see them. */
function Plot({ presses: { days } }: { presses: Counted }) {
  const highest = Math.max(1, ...days.flatMap(({ count, before }) => [count, before]))
  const step = WIDTH / days.length
  const toHeight = (count: number) => Math.round((HEIGHT * count) / highest)
  const top = days.reduce((found, day) => (day.count > found.count ? day : found))
  const topPosition = (100 * (days.indexOf(top) + 0.5)) / days.length
  const first = splitDate(days[0]?.day ?? '')
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
        <b>{top.count}</b> {dayName(top.day)}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} aria-hidden="true" className={styles.bars}>
        {days.map(({ day, count, before }, index) => (
          <g key={day}>
            <rect
              x={index * step + 2}
              y={HEIGHT - toHeight(count)}
              width={step - 4}
              height={toHeight(count)}
              className={index === days.length - 1 ? styles.today : styles.bar}
            />
            {before > 0 && (
              <rect
                x={index * step + 1}
                y={HEIGHT - toHeight(before) - 1}
                width={step - 2}
                height="2.5"
                className={styles.before}
              />
            )}
          </g>
        ))}
        <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} className={styles.axis} />
      </svg>
      <p aria-hidden="true" className={styles.ends}>
        <span>{`${first.day}. ${first.month}`}</span>
        <span>{words.toDay}</span>
      </p>
      <table className={styles.table}>
        <caption>{words.pressesTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.pressesDay}</th>
            <th scope="col">{words.pressesCount}</th>
            <th scope="col">{fill(words.pressesBefore, { days: PLOT_DAYS })}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, before }) => (
            <tr key={day}>
              <th scope="row">{`${capitalize(dayName(day))} ${splitDate(day).day}. ${splitDate(day).month}`}</th>
              <td>{count}</td>
              <td>{before}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
