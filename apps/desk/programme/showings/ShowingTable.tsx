import { formatLongDate, osloClock, type Showing } from '@lerret/model'
import { eveningDate } from '@lerret/model/programme-text'
import { dateWords, fill, programmeWords as words } from '@lerret/words/desk'
import { pathTo } from '../../navigation/routes.ts'
import { describeState, formatMoment } from '../showing/act-sentences.ts'
import styles from './ShowingsScreen.module.css'

export interface ListedShowing {
  showing: Showing
  title: string
  isPublic: boolean
}

/** Showings by evening, each with a check box. */
export function ShowingTable({
  showings,
  selected,
  onSelect,
}: {
  showings: readonly ListedShowing[]
  selected: ReadonlySet<string>
  onSelect(selected: ReadonlySet<string>): void
}) {
  const ids = showings.map(({ showing }) => showing.id)
  const days = Map.groupBy(showings, ({ showing }) => eveningDate(showing.startsAt))

  function select(some: readonly string[], isSelected: boolean) {
    const next = new Set(selected)
    for (const id of some) {
      if (isSelected) next.add(id)
      else next.delete(id)
    }
    onSelect(next)
  }

  return (
    <div>
      <Check
        label={fill(words.selectAll, { count: String(ids.length) })}
        isChecked={ids.every((id) => selected.has(id))}
        onChange={(isChecked) => select(ids, isChecked)}
      />
      {[...days].map(([date, listed]) => {
        const dayIds = listed.map(({ showing }) => showing.id)
        return (
          <section key={date} className={styles.day}>
            <h2>
              <Check
                label={capitalize(formatLongDate(date, dateWords))}
                isChecked={dayIds.every((id) => selected.has(id))}
                onChange={(isChecked) => select(dayIds, isChecked)}
              />
            </h2>
            <ul>
              {listed.map((each) => (
                <ShowingRow
                  key={each.showing.id}
                  listed={each}
                  isSelected={selected.has(each.showing.id)}
                  onChange={(isSelected) => select([each.showing.id], isSelected)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function ShowingRow({
  listed: { showing, title, isPublic },
  isSelected,
  onChange,
}: {
  listed: ListedShowing
  isSelected: boolean
  onChange(isSelected: boolean): void
}) {
  const { id, startsAt, hall, label } = showing
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        aria-label={fill(words.selectShowing, { title, when: formatMoment(startsAt) })}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <b className={styles.time}>{osloClock(startsAt).time}</b>
      <a href={pathTo('showing', { id })}>{title}</a>
      <span>{[hall, label].filter(Boolean).join(' · ')}</span>
      <span className={styles.state}>
        {[isPublic ? '' : words.stateDraft, describeState(showing)].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

function Check({
  label,
  isChecked,
  onChange,
}: {
  label: string
  isChecked: boolean
  onChange(isChecked: boolean): void
}) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
