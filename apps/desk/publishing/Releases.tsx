import { fill, shellWords, publishingWords as words } from '@lerret/words/desk'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshWhenSettled } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import { findRecordPath } from '../records/record-path.ts'
import { ReleaseChanges } from './ReleaseChanges.tsx'
import styles from './Releases.module.css'

const PAGE_SIZE = 50
/** As many as the server returns at once. */
const MAX_SHOWN = 200

/** What staff have published, the newest first, each with a way back. */
export default function Releases() {
  const [take, setTake] = useState(PAGE_SIZE)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['publications', take],
    queryFn: ({ signal }) => callDesk('publications', { query: { take: String(take) }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Screen title={shellWords.placeReleases} lead={words.releasesLead}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <RowsText>{words.releasesNone}</RowsText>}
      {data && data.length > 0 && (
        <ol className={styles.list}>
          {data.map((publication) => (
            <Publication key={publication.batch} publication={publication} />
          ))}
        </ol>
      )}
      {data?.length === take && take < MAX_SHOWN && (
        <p>
          <Button onPress={() => setTake(Math.min(take + PAGE_SIZE, MAX_SHOWN))}>{words.releasesMore}</Button>
        </p>
      )}
    </Screen>
  )
}

function Publication({ publication }: { publication: CallReply<'publications'>[number] }) {
  const { batch, author, at, records, canRevert } = publication
  const { role } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const changesId = useId()
  const queryClient = useQueryClient()
  const revert = useMutation({
    mutationFn: () => callDesk('revertPublication', { params: { batch } }),
    onSettled: refreshWhenSettled(queryClient),
  })
  return (
    <li className={styles.publication}>
      <div className={styles.who}>
        <time dateTime={at}>{formatWhen(at)}</time>
        <span className={styles.author}>{author}</span>
      </div>
      <ul>
        {records.map(({ kind, id, title, version }) => (
          <li key={`${kind} ${id}`}>
            <PublishedRecord kind={kind} id={id} title={title || id} />{' '}
            {version === null && <span className={styles.author}>{words.takenAway}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          aria-expanded={isOpen}
          aria-controls={changesId}
          aria-label={
            isOpen
              ? undefined
              : fill(words.releaseChangesOf, { title: records[0]?.title || records[0]?.id || '' })
          }
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? words.releaseChangesHide : words.releaseChanges}
        </Button>
        {canRevert && EDITOR_ROLES.includes(role) && (
          <Button
            isPending={revert.isPending}
            onPress={() => revert.mutate()}
            aria-label={fill(words.revertOf, { title: records[0]?.title ?? '' })}
          >
            {words.revert}
          </Button>
        )}
      </div>
      <div id={changesId} hidden={!isOpen} className={styles.changes}>
        {isOpen && <ReleaseChanges batch={batch} />}
      </div>
      {revert.isError && (
        <div className={styles.problem}>
          <Problem message={errorMessage(revert.error, { content_conflict: words.revertConflict })} />
        </div>
      )}
    </li>
  )
}

function PublishedRecord({ kind, id, title }: { kind: string; id: string; title: string }) {
  const path = findRecordPath(kind, id)
  return path ? <a href={path}>{title}</a> : title
}
