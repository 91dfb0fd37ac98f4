import type { DeskEvent, Presence } from '@lerret/api/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { refreshLists } from '../data/refresh.ts'
import { useStaff } from '../data/session.ts'
import { connectToEvents } from './connect.ts'
import { startEventStream } from './event-stream.ts'

/** Lists are read again this long after an event, once for all events until then. */
const REFRESH_DELAY_MS = 250

let people: readonly Presence[] = []
const presenceListeners = new Set<() => void>()

type RecordsListener = (event: Extract<DeskEvent, { type: 'records' }> | null) => void
const recordsListeners = new Set<RecordsListener>()

/** Receives the events of the desk while it is open: lists are read again, and screens that listen are informed. */
export function useDeskEvents() {
  const { email } = useStaff()
  const queryClient = useQueryClient()
  useEffect(() => {
    // Tests without a browser have none.
    if (typeof EventSource === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const name = `lerret-desk-events ${email}`
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        // Reading at the same time would delay what is being saved or published.
        if (queryClient.isMutating() > 0) refreshSoon()
        else void refreshLists(queryClient)
      }, REFRESH_DELAY_MS)
    }
    const informOfMissed = () => {
      refreshSoon()
      for (const listener of recordsListeners) listener(null)
    }
    const stop = startEventStream({
      connect: connectToEvents,
      lockName: name,
      locks: navigator.locks,
      channel: new BroadcastChannel(name),
      onEvent(event) {
        if (event.type === 'presence') setPeople(event.people)
        else if (event.type === 'missed') informOfMissed()
        else refreshSoon()
        if (event.type === 'records') for (const listener of recordsListeners) listener(event)
      },
      onConnected() {
        if (!isFirst) informOfMissed()
        isFirst = false
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
      setPeople([])
    }
  }, [email, queryClient])
}

/** Calls back when staff have saved, published or planned records; with null when such events may be missing. */
export function listenForRecords(listener: RecordsListener): () => void {
  recordsListeners.add(listener)
  return () => void recordsListeners.delete(listener)
}

/** Who has what open at the desk, the person's own tabs included. */
export const usePeople = () => useSyncExternalStore(subscribe, () => people)

function setPeople(next: readonly Presence[]) {
  people = next
  for (const listener of presenceListeners) listener()
}

function subscribe(listener: () => void) {
  presenceListeners.add(listener)
  return () => void presenceListeners.delete(listener)
}
