import { isSuperseded, type LoggedIn, latestOnly, type PartnerClient } from '@lerret/api'
import { createArea } from '../area.ts'
import { toErrorResponse } from '../error-response.ts'
import type { Session } from '../session/session.ts'
import { INITIAL_USER, userReducer } from './user.ts'

interface UserDependencies {
  partner: Pick<PartnerClient, 'login' | 'createAccount' | 'forgotPassword' | 'logout'>
  session: Pick<Session, 'start' | 'end' | 'token'>
  log: (line: string) => void
}

/** Logging in and out. Each resolves to whether it succeeded; an error is in the area's state. */
export function createUser({ partner, session, log }: UserDependencies) {
  const area = createArea(INITIAL_USER, userReducer)
  // Shared by all three: a request for a new password aborts a log-in.
  const latest = latestOnly((signal, send: (signal: AbortSignal) => Promise<LoggedIn | undefined>) =>
    send(signal),
  )

  async function request(send: (signal: AbortSignal) => Promise<LoggedIn | undefined>): Promise<boolean> {
    area.dispatch({ type: 'requested' })
    try {
      const loggedIn = await latest(send)
      if (loggedIn) {
        session.start(loggedIn.profile)
        area.dispatch({ type: 'logged-in', userProfile: loggedIn.response })
      } else area.dispatch({ type: 'email-sent' })
      return true
    } catch (error) {
      if (!isSuperseded(error)) area.dispatch({ type: 'failed', error: toErrorResponse(error) })
      return false
    }
  }

  return {
    ...area,
    login: (input: Parameters<PartnerClient['login']>[0]) =>
      request((signal) => partner.login(input, signal)),
    createAccount: (input: Parameters<PartnerClient['createAccount']>[0]) =>
      request((signal) => partner.createAccount(input, signal)),
    forgotPassword: ({ email }: { email: string }) =>
      request(async (signal) => {
        await partner.forgotPassword(email, signal)
        return undefined
      }),
    clearError: () => area.dispatch({ type: 'error-cleared' }),
    /** Deletes the session in this browser at once, even if the request to the server fails. */
    async logout() {
      const request = partner.logout(session.token())
      session.end()
      await request.catch((error) => log(`The log-out request failed: ${error}`))
    },
  }
}
