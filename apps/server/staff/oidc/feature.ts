import { OIDC_PROBLEM_PARAM } from '@lerret/api'
import { deskContracts, type OidcProblem } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { createKeyCookie } from '../../members/accounts/sessions/key-cookie.ts'
import { SESSION_SECONDS } from '../../members/accounts/sessions/sessions.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { createKey, hashKey, isKey } from '../../platform/security/keys.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { staffBrowserCookie } from '../../visitors/counting/counted-requests.ts'
import { admitIdentity } from './admit.ts'
import { addPendingSignIn, PENDING_SECONDS, takePendingSignIn } from './pending-sign-ins.ts'
import type { SignInService } from './service.ts'
import { SignInRefusal } from './sign-in-refusal.ts'

/** Where an unknown sign-in leads to. */
const DESK_PATH = '/redaksjon'

/** Signing in at the house's sign-in service. */
export const oidc: Feature = { deskCalls: registerOidcRoutes }

function registerOidcRoutes(scope: FastifyInstance, house: House) {
  const {
    db,
    accounts,
    loginLimits,
    now,
    signInService,
    settings: { publicUrl },
  } = house
  const staff = accounts.forRealm('staff')
  const cookie = createKeyCookie({ name: 'sign-in', seconds: PENDING_SECONDS, realm: 'staff', publicUrl })

  addRoute(scope, deskContracts.beginOidc, async ({ body, ip, headers, log }, reply) => {
    loginLimits.countRequest(toNetwork(ip))
    const { url, checks } = await getService(signInService)
      .begin()
      .catch((error: unknown) => {
        log.warn(error)
        throw new AppError('oidc_unreachable', 'The sign-in service does not answer.', { cause: error })
      })
    const known = cookie.read(headers.cookie)
    // Every window of a browser gets the same key, so that each can finish what it began.
    const browser = isKey(known) ? known : createKey()
    const invitationHash = body.invitation === undefined ? null : hashKey(body.invitation)
    await addPendingSignIn(db, { checks, browser, returnPath: body.to, invitationHash }, now())
    reply.header('set-cookie', cookie.set(browser))
    return { url }
  })

  addRoute(scope, deskContracts.finishOidc, async (request, reply) => {
    loginLimits.countRequest(toNetwork(request.ip))
    const pending = await findPending(request)
    if (!pending) return reply.redirect(withProblem(DESK_PATH, 'expired'))
    try {
      const query = request.url.slice(request.url.indexOf('?'))
      const identity = await getService(signInService).finish(query, pending.checks)
      const { invitationHash } = pending
      const { personId } = await admitIdentity(db, { identity, invitationHash, now: now() })
      const userAgent = request.headers['user-agent']
      const { cookies } = await staff.logInWithIdentity({ personId, userAgent })
      reply.header('set-cookie', [...cookies, staffBrowserCookie(SESSION_SECONDS, publicUrl)])
      return reply.redirect(pending.returnPath)
    } catch (error) {
      if (!(error instanceof SignInRefusal)) throw error
      request.log.warn(error)
      return reply.redirect(withProblem(pending.returnPath, error.problem))
    }
  })

  async function findPending({ query, headers }: FastifyRequest) {
    const { state } = query as { state?: unknown }
    const browser = cookie.read(headers.cookie)
    if (typeof state !== 'string' || browser === undefined) return null
    return takePendingSignIn(db, { state, browser, now: now() })
  }
}

function getService(service: SignInService | undefined): SignInService {
  if (!service) throw new AppError('oidc_disabled', 'The house has no sign-in service.')
  return service
}

/** The screen with the reason why nobody is signed in; it is asked for again at the next attempt. */
function withProblem(path: string, problem: OidcProblem): string {
  const url = new URL(path, 'http://desk')
  url.searchParams.set(OIDC_PROBLEM_PARAM, problem)
  return `${url.pathname}${url.search}${url.hash}`
}
