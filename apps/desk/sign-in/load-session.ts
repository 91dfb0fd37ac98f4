import { CallError } from '@lerret/api'
import { callDesk } from '../data/call-desk.ts'
import { setSession } from '../data/session.ts'

/** Asks the server who is signed in. */
export async function loadSession() {
  try {
    setSession({ status: 'signed-in', staff: await callDesk('staffProfile') })
  } catch (error) {
    const isSignedOut = error instanceof CallError && error.code === 'login_needed'
    setSession({ status: isSignedOut ? 'signed-out' : 'unreachable', staff: null })
  }
}

/** Ends the session on the server, and loads the desk again, so that nothing of it stays in memory. */
export async function signOut() {
  await callDesk('staffLogout')
  window.location.assign('/redaksjon')
}
