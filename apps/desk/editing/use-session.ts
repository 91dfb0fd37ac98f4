import { useEffect, useRef, useState } from 'react'
import { createId } from '../data/create-id.ts'
import { useStaff } from '../data/session.ts'
import { listenForRecords } from '../events/desk-events.ts'
import { createBrowserJournal, holdSession } from './browser-journal.ts'
import { deskTransport } from './desk-transport.ts'
import type { Session } from './session/session.ts'
import type { SessionRules } from './session/state/rules.ts'
import type { SessionState } from './session/state/state.ts'
import type { RecordKey, Transport } from './session/state/transport.ts'
import { createTabSessions } from './session/tab-sessions.ts'

/** A session with the rules that it keeps. */
export interface OpenSession extends Session {
  rules: SessionRules
}

const sessions = createTabSessions()

/** Opens records for editing while the screen is there. Another key opens another session. */
export function useSession(
  key: string,
  open: () => { keys: readonly RecordKey[]; rules: SessionRules; transport?: Transport },
): OpenSession | null {
  const { email } = useStaff()
  const [session, setSession] = useState<OpenSession | null>(null)
  const latest = useRef(open)
  latest.current = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another session.
  useEffect(() => {
    const { opened, close } = startSession(email, latest.current())
    setSession(opened)
    return () => {
      setSession(null)
      close()
    }
  }, [key, email])
  return session
}

/** Reads what is new on the server, after something else than this session has changed the records. */
export const readAgain = (session: Session) => session.dispatch({ type: 'announced', change: null })

export function startSession(
  person: string,
  {
    keys,
    rules,
    transport = deskTransport,
  }: { keys: readonly RecordKey[]; rules: SessionRules; transport?: Transport },
): { opened: OpenSession; close(): void } {
  const id = createId()
  const { session, ended, close } = sessions.open({
    id,
    keys,
    rules,
    transport,
    journal: createBrowserJournal(person, id),
    timers: {
      set: (callback, ms) => setTimeout(callback, ms),
      clear: (timer) => clearTimeout(timer as number),
    },
  })
  holdSession(id, ended)
  const stopListening = listenForRecords((event) =>
    session.dispatch({
      type: 'announced',
      change: event?.records ? { ...event, records: event.records } : null,
    }),
  )
  const leave = () => {
    session.dispatch({ type: 'left' })
    session.flush()
  }
  const retry = () => session.dispatch({ type: 'due' })
  window.addEventListener('online', retry)
  window.addEventListener('pagehide', session.flush)
  document.addEventListener('visibilitychange', session.flush)
  document.addEventListener('focusout', leave)
  return {
    opened: { ...session, rules },
    close() {
      stopListening()
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', session.flush)
      document.removeEventListener('visibilitychange', session.flush)
      document.removeEventListener('focusout', leave)
      close()
    },
  }
}

/** The state of a session while it changes. */
export const useSessionState = (session: Session): SessionState => useSelected(session, selectAll)

/** Whether all that was opened at first has been read. */
export const selectHasOpened = ({ hasOpened }: SessionState) => hasOpened

const selectAll = (state: SessionState) => state

/** What the same function selects of a session's state. The component is rendered again only when that has changed. */
export function useSelected<Selected>(session: Session, select: (state: SessionState) => Selected): Selected {
  const [selected, setSelected] = useState(() => select(session.getState()))
  // Not `useSyncExternalStore`, which renders at once: what follows from a key press in a long text may wait for the next one.
  useEffect(() => {
    const read = () => setSelected(() => select(session.getState()))
    read()
    return session.subscribe(read)
  }, [session, select])
  return selected
}
