import { osloInstant, type Showing, takesPlace } from '@lerret/model'
import { eveningDate } from '@lerret/model/programme-text'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { formatDay, formatTime } from './describe.ts'
import styles from './HallsOfDay.module.css'
import type { WeekSheetState } from './use-week-sheet.ts'

const MS_PER_HOUR = 3_600_000

/** The showings of the active day, hall by hall, along the clock. */
export function HallsOfDay({ state }: { state: WeekSheetState }) {
  const { sheet, evaluated, active } = state
  const showings = evaluated.showings
    .filter(takesPlace)
    .filter(({ startsAt }) => eveningDate(startsAt, sheet.rules.nightEndsAt) === active.date)
  const halls = sheet.vocabulary.halls.filter(({ name }) => showings.some(({ hall }) => hall === name))
  const starts = showings.map(({ startsAt }) => Date.parse(startsAt))
  const ends = showings.map(({ endsAt }) => Date.parse(endsAt))
  const noon = osloInstant(active.date, '12.00').getTime()
  const first = floorHour(Math.min(...starts, noon + 5 * MS_PER_HOUR))
  const last = Math.max(...ends, first + 6 * MS_PER_HOUR)
  const wrong = new Set(
    [...evaluated.cells.values()].flatMap(({ clashes }) => clashes.map(({ showing }) => showing)),
  )
  return (
    <section aria-label={fill(words.hallsOfDay, { day: formatDay(active.date) })}>
      <h2 className={styles.heading}>{formatDay(active.date)}</h2>
      <div className={styles.halls}>
        {halls.map(({ name }) => (
          <div key={name} className={styles.hall}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.column}>
              {showings
                .filter(({ hall }) => hall === name)
                .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
                .map((showing) => (
                  <li
                    key={showing.id}
                    className={styles.showing}
                    data-wrong={wrong.has(showing) || undefined}
                    data-locked={showing.checkout ? true : undefined}
                    style={placeShowing(showing, first, last)}
                  >
                    <strong>{formatTime(showing.startsAt)}</strong> {productionTitle(showing, state)}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

const floorHour = (ms: number) => Math.floor(ms / MS_PER_HOUR) * MS_PER_HOUR

/** As shares of the column's height. */
const placeShowing = ({ startsAt, endsAt }: Showing, first: number, last: number) => ({
  insetBlockStart: `${((Date.parse(startsAt) - first) / (last - first)) * 100}%`,
  blockSize: `${((Date.parse(endsAt) - Date.parse(startsAt)) / (last - first)) * 100}%`,
})

const productionTitle = ({ productionId, label }: Showing, { sheet }: WeekSheetState) =>
  sheet.productions.find(({ id }) => id === productionId)?.title ?? label ?? ''
