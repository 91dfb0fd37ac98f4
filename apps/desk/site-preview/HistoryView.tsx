import { fill, sitePreviewWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { BeforeAfter } from '../publishing/BeforeAfter.tsx'
import { findRecordPath } from '../records/record-path.ts'
import { type PreviewParams, previewHref } from './preview-params.ts'
import styles from './views/Views.module.css'

type Change = CallReply<'pageHistory'>[number]

const TYPES = {
  added: words.historyAdded,
  changed: words.historyChanged,
  removed: words.historyRemoved,
}

/** The publications that changed the page, with the page before and after the one that is opened. */
export function HistoryView({ shown }: { shown: PreviewParams }) {
  const { path, revision } = shown
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['page-history', path],
    queryFn: ({ signal }) => callDesk('pageHistory', { query: { path }, signal }),
  })
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.historyLoading}</RowsText>
  return (
    <>
      <p className={styles.lead}>{words.historyLead}</p>
      {data.length === 0 && <RowsText>{words.historyNone}</RowsText>}
      <ol className={styles.changes}>
        {data.map((change) => {
          const isOpen = change.revision === revision
          return (
            <li key={change.revision} className={styles.change}>
              <a
                href={previewHref({ ...shown, revision: isOpen ? null : change.revision })}
                aria-expanded={isOpen}
                aria-label={fill(words.historyOpen, { author: change.author, when: formatWhen(change.at) })}
                className={styles.when}
              >
                <time dateTime={change.at}>{formatWhen(change.at)}</time> {change.author}
              </a>
              <span>
                {TYPES[change.type]}: <ChangedRecords change={change} />
              </span>
              {isOpen && <PastPage path={path} change={change} />}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function ChangedRecords({ change: { records, total } }: { change: Change }) {
  return (
    <>
      {records.map((record, index) => (
        <span key={`${record.kind} ${record.id}`}>
          {index > 0 && ', '}
          <ChangedRecord record={record} />
        </span>
      ))}
      {total > records.length && ` · ${fill(words.historyMore, { count: total - records.length })}`}
    </>
  )
}

function ChangedRecord({ record: { kind, id, title } }: { record: Change['records'][number] }) {
  const path = findRecordPath(kind, id)
  return path ? <a href={path}>{title || id}</a> : title || id
}

/** The page at the time of a publication, without it and with it. */
function PastPage({ path, change }: { path: string; change: Change }) {
  const { firstRevision, revision, at } = change
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['page-at-revision', path, revision],
    queryFn: async ({ signal }) => {
      const read = async (shown: number) =>
        (await callDesk('pageAtRevision', { query: { path, revision: shown, moment: at }, signal })).html
      const [before, after] = await Promise.all([read(firstRevision - 1), read(revision)])
      return { before, after }
    },
    gcTime: 0,
  })
  if (isError) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.loading}</RowsText>
  return (
    <div className={styles.opened}>
      <BeforeAfter isPast title={path} {...data} afterMissing={words.historyAfterMissing} />
    </div>
  )
}
