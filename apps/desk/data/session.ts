import type { Language } from '@lerret/model'
import { useSyncExternalStore } from 'react'

export interface Staff {
  id: string
  name: string
  email: string
  role: 'admin' | 'editor' | 'contributor'
  /** Of the desk; null for the language of the house. */
  language: Language | null
}

/** Roles that manage people and settings. */
export const ADMIN_ROLES: readonly Staff['role'][] = ['admin']

/** Roles that publish. */
export const EDITOR_ROLES: readonly Staff['role'][] = ['admin', 'editor']

/** Whether somebody is signed in. `expired` still has the person, whose work stays on the screen. */
export type Session =
  | { status: 'loading' | 'signed-out' | 'unreachable'; staff: null }
  | { status: 'signed-in' | 'expired'; staff: Staff }

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

/** Marks the session as expired, and resolves when the editor has signed in again. */
export function waitForSignIn(signal?: AbortSignal): Promise<void> {
  if (session.staff) setSession({ status: 'expired', staff: session.staff })
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
