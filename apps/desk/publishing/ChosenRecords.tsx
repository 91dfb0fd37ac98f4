import { publishingWords as words } from '@lerret/words/desk'
import { Checkbox } from 'react-aria-components/Checkbox'
import { ButtonLink } from '../controls/Button.tsx'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { describePlan } from '../controls/times/describe-plan.ts'
import { formatWhen } from '../controls/times/times.ts'
import type { CallReply } from '../data/call-desk.ts'
import { fieldProblemSentence } from '../problems/problem-sentences.ts'
import { kindLabel, type ListedRecord, recordTitle } from '../records/kinds.ts'
import { toState } from '../records/RecordTable.tsx'
import { recordPath } from '../records/record-path.ts'
import styles from './Publish.module.css'

/** Names a record in a set of chosen ones. */
export const toKey = ({ kind, id }: Pick<ListedRecord, 'kind' | 'id'>) => `${kind} ${id}`

export type RecordProblem = CallReply<'changedPages'>['problems'][number]

interface ChosenRecordsProps {
  records: readonly ListedRecord[]
  /** The records that are not chosen. */
  left: ReadonlySet<string>
  onChoose(record: ListedRecord, isChosen: boolean): void
  /** Why some of them cannot be published. */
  problems: readonly RecordProblem[]
}

/** The records that wait, with a choice of what goes out. */
export function ChosenRecords({ records, left, onChoose, problems }: ChosenRecordsProps) {
  return (
    <ListSection title={words.publishWaiting}>
      {records.length === 0 && <RowsText>{words.publishNothingShort}</RowsText>}
      <Rows>
        {records.map((record) => (
          <li key={toKey(record)} className={styles.row}>
            <Checkbox
              isSelected={!left.has(toKey(record))}
              onChange={(isChosen) => onChoose(record, isChosen)}
              className={styles.choice}
            >
              <span aria-hidden="true" className={styles.box} />
              <span className={styles.record}>
                <span>
                  <b>{recordTitle(record)}</b> <span className={styles.kind}>{kindLabel(record)}</span>
                </span>
                <span className={styles.facts}>
                  {[`${record.author}, ${formatWhen(record.savedAt)}`, describePlan(record.plan)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StateMark state={toState(record.state)} isLabelHidden />
            </Checkbox>
            <Unpublishable
              record={record}
              problems={problems.filter((problem) => toKey(problem) === toKey(record))}
            />
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}

/** Why a record cannot go out, and the way to where it is corrected. */
function Unpublishable({ record, problems }: { record: ListedRecord; problems: readonly RecordProblem[] }) {
  if (problems.length === 0) return null
  const path = recordPath(record)
  return (
    <div className={styles.unpublishable}>
      <p>{problems.map(fieldProblemSentence).join(' ')}</p>
      {path && <ButtonLink href={path}>{words.finish}</ButtonLink>}
    </div>
  )
}
