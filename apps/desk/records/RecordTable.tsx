import { LANGUAGE_NAMES, LANGUAGES } from '@lerret/model'
import { recordWords as words } from '@lerret/words/desk'
import { classNames } from '../controls/class-names.ts'
import lists from '../controls/lists/Lists.module.css'
import { Table } from '../controls/lists/Table.tsx'
import { type RecordState, StateMark } from '../controls/StateMark.tsx'
import { formatWhen } from '../controls/times/times.ts'
import type { ListedRecord } from './kinds.ts'
import { RecordLink } from './RecordLink.tsx'
import styles from './RecordTable.module.css'

/** Records with state, author and date. */
export function RecordTable({ caption, records }: { caption: string; records: readonly ListedRecord[] }) {
  return (
    <Table
      caption={caption}
      columns={[
        words.columnTitle,
        words.columnState,
        words.columnAuthor,
        { label: words.columnSaved, isEnd: true },
      ]}
    >
      {records.map((record) => (
        <tr key={`${record.kind} ${record.id}`}>
          <th scope="row">
            <RecordLink record={record} />
            <LanguageChip record={record} />
          </th>
          <td>
            <StateMark state={toState(record.state)} plan={record.plan} />
          </td>
          <td className={classNames(lists.quiet, styles.author)}>{record.author}</td>
          <td className={classNames(lists.end, lists.quiet)}>{formatWhen(record.savedAt)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The language of a translation. */
function LanguageChip({ record: { kind, facts } }: { record: ListedRecord }) {
  if (kind !== 'translation') return null
  const language = LANGUAGES.find((each) => each === facts.language)
  return language && <span className={styles.chip}>{LANGUAGE_NAMES[language]}</span>
}

/** A deletion that is not published yet is a change. */
export const toState = (state: ListedRecord['state']): RecordState =>
  state === 'deleted' ? 'changed' : state
