import type { Language } from '@lerret/model'
import { useSyncExternalStore } from 'react'

export interface Staff {
  id: string
  name: string
  email: string
  role: 'admin' | 'editor' | 'contributor'
  /** The desk's language; null for the language of the house. */
  language: Language | null
  /** Whether nothing else can be done before a second factor is set up. */
  needsSecondFactor?: boolean
}

/** Roles that manage people and settings. */
export const ADMIN_ROLES: readonly Staff['role'][] = ['admin']

/** Roles that publish. */
export const EDITOR_ROLES: readonly Staff['role'][] = ['admin', 'editor']

/**
 * Whether somebody is signed in. `expired` still has the person, whose work stays on the screen; so does `confirming`, where the sign-in is
 * asked for again before something that only the person may do.
 */
export type Session =
  | { status: 'loading' | 'signed-out' | 'unreachable'; staff: null }
  | { status: 'signed-in' | 'expired' | 'confirming'; staff: Staff }

let session: Session = { status: 'loading', staff: null }
const listeners = new Set<() => void>()

export const getSession = (): Session => session

export const useSession = (): Session => useSyncExternalStore(subscribe, getSession)

/** The signed-in person. Only for components of the desk behind the sign-in. */
export function useStaff(): Staff {
  const { staff } = useSession()
  if (!staff) throw new Error('Nobody is signed in.')
  return staff
}

export function setSession(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** Asks for the sign-in, and resolves when the editor has signed in again, or has given up confirming. */
export function waitForSignIn(reason: 'expired' | 'confirming', signal?: AbortSignal): Promise<void> {
  if (session.staff) setSession({ status: reason, staff: session.staff })
  return new Promise((resolve, reject) => {
    const stop = subscribe(() => {
      if (session.status !== 'signed-in') return
      stop()
      resolve()
    })
    signal?.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
