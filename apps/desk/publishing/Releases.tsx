import { fill, SHELL_NYNORSK, PUBLISHING_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../data/session.ts'
import styles from './Releases.module.css'

const PAGE_SIZE = 50

/** What staff have published, the newest first, each with a way back. */
export default function Releases() {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['publications'],
    queryFn: ({ signal }) => callDesk('publications', { query: { take: String(PAGE_SIZE) }, signal }),
  })
  return (
    <Screen title={SHELL_NYNORSK.placeReleases} lead={words.releasesLead}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <RowsText>{words.releasesNone}</RowsText>}
      {data && data.length > 0 && (
        <ol className={styles.list}>
          {data.map((publication) => (
            <Publication key={publication.batch} publication={publication} />
          ))}
        </ol>
      )}
    </Screen>
  )
}

function Publication({ publication }: { publication: CallReply<'publications'>[number] }) {
  const { batch, author, at, records, canRevert } = publication
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const revert = useMutation({
    mutationFn: () => callDesk('revertPublication', { params: { batch } }),
    onSettled: () => refreshLists(queryClient),
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
            {title || id} {version === null && <span className={styles.author}>{words.takenAway}</span>}
          </li>
        ))}
      </ul>
      {canRevert && EDITOR_ROLES.includes(role) && (
        <Button
          isPending={revert.isPending}
          onPress={() => revert.mutate()}
          aria-label={fill(words.revertOf, { title: records[0]?.title ?? '' })}
        >
          {words.revert}
        </Button>
      )}
      {revert.isError && (
        <div className={styles.problem}>
          <Problem message={errorMessage(revert.error, { content_conflict: words.revertConflict })} />
        </div>
      )}
    </li>
  )
}
