import { fill, todayWords as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { describePlan } from '../controls/times/describe-plan.ts'
import { formatPlanned, formatWhen } from '../controls/times/times.ts'
import { pathTo } from '../navigation/routes.ts'
import { kindLabel } from '../records/kinds.ts'
import { RecordLink } from '../records/RecordLink.tsx'
import { toState } from '../records/RecordTable.tsx'
import { usePlannedRecords, useWaitingRecords } from '../records/waiting.ts'
import styles from './Waiting.module.css'

const MAX_ROWS = 6

/** What waits to be published. */
export function Waiting() {
  const { data, isError, refetch } = useWaitingRecords()
  return (
    <ListSection title={words.waiting}>
      {isError && !data && <Problem message={words.problemsFailed} onRetry={() => void refetch()} />}
      {data?.total === 0 && <RowsText>{words.waitingNone}</RowsText>}
      {data && data.total > 0 && (
        <>
          <Rows>
            {data.items.slice(0, MAX_ROWS).map((record) => (
              <li key={`${record.kind} ${record.id}`} className={styles.record}>
                <span className={styles.mark}>
                  <StateMark state={toState(record.state)} isLabelHidden />
                </span>
                <span>
                  <b>
                    <RecordLink record={record} />
                  </b>
                  <span className={styles.facts}>
                    {[
                      kindLabel(record),
                      `${record.author}, ${formatWhen(record.savedAt)}`,
                      describePlan(record.plan),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </Rows>
          {data.total > MAX_ROWS && (
            <p className={styles.more}>{fill(words.waitingMore, { count: data.total - MAX_ROWS })}</p>
          )}
          <p className={styles.action}>
            <ButtonLink href={pathTo('publish')} kind="signal" size="large">
              {words.waitingReview}
            </ButtonLink>
          </p>
        </>
      )}
    </ListSection>
  )
}

/** What will be published by itself, and when. */
export function Planned() {
  const { data } = usePlannedRecords()
  if (!data || data.total === 0) return null
  return (
    <ListSection title={words.planned}>
      <Rows>
        {data.items.map((record) => (
          <li key={`${record.kind} ${record.id}`} className={styles.record}>
            <span className={styles.mark}>
              <StateMark state="planned" isLabelHidden />
            </span>
            <span>
              <b>{formatPlanned(record.plan?.publishAt ?? record.plan?.unpublishAt ?? record.savedAt)}</b>{' '}
              <RecordLink record={record} />
              {!record.plan?.publishAt && <span className={styles.facts}>{words.plannedAway}</span>}
            </span>
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}
