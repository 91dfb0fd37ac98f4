import { addDays, osloClock } from '@lerret/model'
import { fill, productionWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { callDesk } from '../data/call-desk.ts'
import { pathTo } from '../navigation/routes.ts'
import { formatMoment } from '../programme/showing/act-sentences.ts'
import { showingsPath } from '../programme/showings/showings-path.ts'
import type { ListedRecord } from '../records/kinds.ts'
import { toState } from '../records/RecordTable.tsx'
import styles from './ProductionShowings.module.css'

const MAX_SHOWINGS = 200

/** The showings of a production: those to come, and those before behind a fold. */
export function ProductionShowings({ productionId }: { productionId: string }) {
  const { data } = useQuery({
    queryKey: ['content', 'showings', productionId],
    queryFn: ({ signal }) =>
      callDesk('contentList', {
        query: { kinds: 'event', productionId, order: 'starts', take: String(MAX_SHOWINGS) },
        signal,
      }),
  })
  if (!data) return null
  const now = new Date().toISOString()
  const coming = data.items.filter(({ facts }) => String(facts.endsAt ?? facts.startsAt) > now)
  const earlier = data.items.filter((showing) => !coming.includes(showing)).toReversed()
  return (
    <ListSection
      title={words.showings}
      note={
        <>
          {fill(words.showingsComing, { count: coming.length })} ·{' '}
          <a href={weekSheetPath(coming[0])}>{words.toWeekSheet}</a>
          {coming.length > 1 && (
            <>
              {' '}
              · <a href={changePath(productionId)}>{words.changeSeveral}</a>
            </>
          )}
        </>
      }
    >
      {coming.length === 0 && <RowsText>{words.noShowings}</RowsText>}
      <ShowingRows showings={coming} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{fill(words.earlierShowings, { count: earlier.length })}</summary>
          <ShowingRows showings={earlier} />
        </details>
      )}
    </ListSection>
  )
}

function ShowingRows({ showings }: { showings: readonly ListedRecord[] }) {
  return (
    <Rows>
      {showings.map((showing) => (
        <li key={showing.id} className={styles.row}>
          <a href={pathTo('showing', { id: showing.id })} className={styles.when}>
            {showing.facts.startsAt ? formatMoment(String(showing.facts.startsAt)) : showing.id}
          </a>
          <span>{[showing.facts.hall, showing.title].filter(Boolean).join(' · ')}</span>
          <ShowingFacts showing={showing} />
        </li>
      ))}
    </Rows>
  )
}

const STATE_WORDS: Readonly<Record<string, string>> = {
  cancelled: words.cancelled,
  postponed: words.postponed,
  moved: words.moved,
}

function ShowingFacts({ showing }: { showing: ListedRecord }) {
  const { state, ticketStatus } = showing.facts
  const text = STATE_WORDS[String(state)] ?? (ticketStatus === 'sold-out' ? words.soldOut : '')
  return (
    <span className={styles.states}>
      {state === 'cancelled' ? <StateMark state="cancelled" /> : text && <b>{text}</b>}
      <StateMark state={toState(showing.state)} plan={showing.plan} />
    </span>
  )
}

/** How far ahead showings can be changed together. */
const DAYS_AHEAD = 365

function changePath(productionId: string) {
  const from = osloClock(Date.now()).date
  return showingsPath({ from, to: addDays(from, DAYS_AHEAD), film: productionId })
}

const weekSheetPath = (first: ListedRecord | undefined) => {
  const startsAt = first?.facts.startsAt
  const date = typeof startsAt === 'string' ? osloClock(startsAt).date : ''
  return date ? `${pathTo('weekSheet')}?veke=${date}` : pathTo('weekSheet')
}
