import { toHref } from '@lerret/model'
import { publishingWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { findRecordPath } from '../records/record-path.ts'
import styles from './Releases.module.css'

const TYPES = {
  added: words.releaseAdded,
  changed: words.releaseChanged,
  removed: words.releaseRemoved,
}

/** The records and pages that a publication changed, compared with what was public before it. */
export function ReleaseChanges({ batch }: { batch: string }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['publication-changes', batch],
    queryFn: ({ signal }) => callDesk('publicationChanges', { params: { batch }, signal }),
  })
  if (isError && !data) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsText>{words.releaseLoading}</RowsText>
  return (
    <>
      <h2 className={styles.heading}>{words.releaseRecords}</h2>
      <ul>
        {data.records.map(({ kind, id, title, type }) => {
          const path = findRecordPath(kind, id)
          return (
            <li key={`${kind} ${id}`}>
              {path ? <a href={path}>{title || id}</a> : title || id}{' '}
              <span className={styles.author}>{TYPES[type]}</span>
            </li>
          )
        })}
      </ul>
      <h2 className={styles.heading}>{words.releasePages}</h2>
      {data.pages.length === 0 && <p>{words.releasePagesNone}</p>}
      <ul>
        {data.pages.map(({ path, title, type }) => (
          <li key={path}>
            {type === 'removed' ? (
              title
            ) : (
              <a href={toHref(path)} target="_blank" rel="noreferrer">
                {title}
              </a>
            )}{' '}
            <span className={styles.author}>
              {path} · {TYPES[type]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
