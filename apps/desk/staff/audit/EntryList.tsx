import { osloClock } from '@lerret/model'
import { capitalize, formatFullDate } from '@lerret/ui/dates'
import { dateWords, fill, auditWords as words } from '@lerret/words/desk'
import { pathTo } from '../../navigation/routes.ts'
import styles from './AuditLog.module.css'
import { type AuditEntry, describeEntry } from './sentences.ts'

/** The entries of the log, by day. */
export function EntryList({ entries }: { entries: readonly AuditEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => osloClock(at).date)
  return [...days].map(([date, ofDay]) => (
    <section key={date} aria-label={capitalize(formatFullDate(date, null, dateWords))} className={styles.day}>
      <h2 className={styles.date}>{capitalize(formatFullDate(date, null, dateWords))}</h2>
      <ol>
        {ofDay.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <time dateTime={entry.at} className={styles.time}>
              {osloClock(entry.at).time}
            </time>
            <span>
              <b>{entry.personName}</b> {describeEntry(entry)}
            </span>
            {entry.record && entry.recordTitle && (
              <a href={recordLogPath(entry.record)} className={styles.only}>
                {fill(words.auditOnlyRecord, { title: entry.recordTitle })}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  ))
}

const recordLogPath = ({ kind, id }: { kind: string; id: string }) =>
  `${pathTo('audit')}?${new URLSearchParams({ slag: kind, id })}`
