import type { PageConfig, PageSource } from '@lerret/model'
import { fill, sourceWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { Problem } from '../../controls/Problem.tsx'
import { formatPlanned } from '../../controls/times/times.ts'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { RecordLink } from '../../records/RecordLink.tsx'
import { SOURCE_ORDERS } from '../source-sentences/describe-source.ts'
import styles from './SourceList.module.css'

/** What a source finds right now, in its order. */
export function FoundRecords({ page, source }: { page: PageConfig; source: PageSource }) {
  const body = { page: { kind: 'page' as const, id: page.id, body: { ...page } }, source }
  const { data, isError, error } = useQuery({
    // The rest of the page makes no difference.
    queryKey: ['content', 'source-records', page.id, page.path, source],
    queryFn: ({ signal }) => callDesk('sourceRecords', { body, signal }),
    placeholderData: (previous) => previous,
  })
  if (isError) return <Problem message={errorMessage(error)} />
  if (!data) return <p className={styles.help}>{words.loading}</p>
  const { records, total } = data
  const heading = source.collection
    ? fill(words.found, { count: total, order: SOURCE_ORDERS[source.model] })
    : words.foundOne
  return (
    <div role="status">
      <p className={styles.help}>{total === 0 ? words.foundNone : heading}</p>
      <ul className={styles.found}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordLink record={record} />
            {typeof record.facts.startsAt === 'string' && ` ${formatPlanned(record.facts.startsAt)}`}
          </li>
        ))}
        {total > records.length && (
          <li className={styles.help}>{fill(words.more, { count: total - records.length })}</li>
        )}
      </ul>
    </div>
  )
}
