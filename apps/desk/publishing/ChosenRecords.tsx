import { PUBLISHING_NYNORSK as words } from '@lerret/words/desk'
import { Checkbox } from 'react-aria-components/Checkbox'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { StateMark } from '../controls/StateMark.tsx'
import { formatWhen } from '../controls/times.ts'
import { kindLabel, type ListedRecord, recordTitle } from '../records/kinds.ts'
import { toState } from '../records/RecordTable.tsx'
import styles from './Publish.module.css'

/** Names a record in a set of chosen ones. */
export const toKey = ({ kind, id }: Pick<ListedRecord, 'kind' | 'id'>) => `${kind} ${id}`

interface ChosenRecordsProps {
  records: readonly ListedRecord[]
  /** Those that are not chosen. */
  left: ReadonlySet<string>
  onChoose(record: ListedRecord, isChosen: boolean): void
}

/** The records that wait, with a choice of what goes out. */
export function ChosenRecords({ records, left, onChoose }: ChosenRecordsProps) {
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
                  {record.author}, {formatWhen(record.savedAt)}
                </span>
              </span>
              <StateMark state={toState(record)} isLabelHidden />
            </Checkbox>
          </li>
        ))}
      </Rows>
    </ListSection>
  )
}
