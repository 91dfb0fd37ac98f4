import { CallError } from '@lerret/api'
import { fill, accountWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { ListSection, Rows } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import styles from './Account.module.css'

type Session = CallReply<'ownSessions'>[number]

/** Where one is logged in, and ways to end that elsewhere. */
export function Sessions() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['own-sessions'] })
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => callDesk('ownSessions', { signal }),
  })
  const end = useMutation({
    mutationFn: ({ id }: Session) => callDesk('endOwnSession', { params: { id } }).catch(ignoreEnded),
    onSettled: refresh,
  })
  const endOthers = useMutation({ mutationFn: () => callDesk('endOtherSessions'), onSettled: refresh })
  const failure = end.error ?? endOthers.error
  const message = endOthers.isSuccess
    ? words.sessionsEnded
    : end.isSuccess
      ? fill(words.sessionEnded, { device: describeDevice(end.variables) })
      : ''
  return (
    <ListSection title={words.sessionsSection}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && (
        <Rows>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session)} />
          ))}
        </Rows>
      )}
      {failure && <Problem message={errorMessage(failure)} />}
      <p role="status" className={styles.foot}>
        {message}
      </p>
      {data && data.length > 1 && (
        <Button size="form" isPending={endOthers.isPending} onPress={() => endOthers.mutate()}>
          {words.sessionsEndOthers}
        </Button>
      )}
    </ListSection>
  )
}

function SessionRow({ session, onEnd }: { session: Session; onEnd(): void }) {
  const device = describeDevice(session)
  const signedIn = formatWhen(session.signedInAt)
  return (
    <li className={styles.session}>
      <div>
        <b>{device}</b> {session.isCurrent && <span className={styles.current}>{words.sessionCurrent}</span>}
        <div className={styles.times}>
          {fill(words.sessionTimes, { signedIn, lastSeen: formatWhen(session.lastSeenAt) })}
        </div>
      </div>
      {!session.isCurrent && (
        <Button onPress={onEnd} aria-label={fill(words.sessionEndOf, { device, signedIn })}>
          {words.sessionEnd}
        </Button>
      )}
    </li>
  )
}

function describeDevice({ browser, system }: Session): string {
  if (browser && system) return fill(words.sessionDevice, { browser, system })
  return browser ?? system ?? words.sessionUnknown
}

/** A session that has ended meanwhile is as it should be. */
function ignoreEnded(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'session_not_found') throw error
}
