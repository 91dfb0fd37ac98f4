import type { DeletedMedia as Deleted } from '@lerret/api/contracts'
import { formatDayOfMonth, osloDate } from '@lerret/model'
import { dateWords, fill, mediaWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { findRecordPath } from '../records/record-path.ts'
import styles from './MediaGrid.module.css'
import { Thumbnail } from './Thumbnail.tsx'

/** The pictures and documents that were deleted lately, each with a button that restores it. */
export function DeletedMedia() {
  const queryClient = useQueryClient()
  const [restored, setRestored] = useState<Deleted | null>(null)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['content-list', 'deleted-media'],
    queryFn: ({ signal }) => callDesk('deletedMedia', { signal }),
  })
  const restore = useMutation({
    mutationFn: ({ id }: Deleted) => callDesk('restoreMedia', { params: { id } }),
    async onSuccess(_, media) {
      setRestored(media)
      await refreshLists(queryClient)
    },
  })
  return (
    <>
      <p role="status" className={styles.status}>
        {restored && (
          <>
            {fill(words.restored, { name: nameMedia(restored) })}{' '}
            <a href={findRecordPath(restored.kind, restored.id) ?? ''}>
              {restored.kind === 'media' ? words.openPicture : words.openDocument}
            </a>
          </>
        )}
      </p>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {restore.isError && <Problem message={errorMessage(restore.error)} />}
      {data?.length === 0 && <RowsText>{words.nothingDeleted}</RowsText>}
      {data && data.length > 0 && (
        <ul aria-label={words.deleted} className={styles.grid}>
          {data.map((media) => (
            <li key={media.id}>
              <span className={styles.picture}>
                <Thumbnail media={media} />
                <span className={styles.name}>{nameMedia(media)}</span>
              </span>
              <span className={styles.note}>
                {fill(words.deletedNote, {
                  name: media.deletedBy,
                  date: formatDayOfMonth(osloDate(media.restorableUntil), dateWords),
                })}
              </span>
              <span className={styles.action}>
                <Button
                  aria-label={fill(words.restoreNamed, { name: nameMedia(media) })}
                  isPending={restore.isPending && restore.variables.id === media.id}
                  onPress={() => restore.mutate(media)}
                >
                  {words.restore}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const nameMedia = ({ alt, name }: Deleted): string => alt || name
