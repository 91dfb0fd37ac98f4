import { isSuperseded, type LoggedIn, latestOnly, type PartnerClient } from '@lerret/api'
import { createArea } from '../area.ts'
import { errorResponse } from '../error-response.ts'
import type { Session } from '../session/session.ts'
import { INITIAL_USER, userReducer } from './user.ts'

interface Parts {
  partner: Pick<PartnerClient, 'login' | 'createAccount' | 'forgotPassword' | 'logout'>
  session: Pick<Session, 'begin' | 'end' | 'token'>
  log: (line: string) => void
}

/** Logging in and out. Each answers whether it went well; what went wrong is the state's error. */
export function createUser({ partner, session, log }: Parts) {
  const area = createArea(INITIAL_USER, userReducer)
  // One for all three: whoever asks for a new password has given up logging in.
  const latest = latestOnly((signal, ask: (signal: AbortSignal) => Promise<LoggedIn | undefined>) =>
    ask(signal),
  )

  async function request(ask: (signal: AbortSignal) => Promise<LoggedIn | undefined>): Promise<boolean> {
    area.dispatch({ type: 'requested' })
    try {
      const loggedIn = await latest(ask)
      if (loggedIn) {
        session.begin(loggedIn.profile)
        area.dispatch({ type: 'logged-in', userProfile: loggedIn.response })
      } else area.dispatch({ type: 'email-sent' })
      return true
    } catch (error) {
      if (!isSuperseded(error)) area.dispatch({ type: 'failed', error: errorResponse(error) })
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
    /** This browser forgets the member whatever the server says; the server ends the session when it hears of it. */
    async logout() {
      const told = partner.logout(session.token())
      session.end()
      await told.catch((error) => log(`The server was not told of the log-out: ${error}`))
    },
  }
}
