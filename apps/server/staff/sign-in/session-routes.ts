import { ADMIN_ROLES, deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { notifyDesks } from '../../content/desk-events/notify.ts'
import type { House } from '../../house/house.ts'
import { getEmail, isPossiblePassword } from '../../members/accounts/account-input.ts'
import { SESSION_SECONDS } from '../../members/accounts/sessions/sessions.ts'
import type { Person } from '../../platform/access/callers.ts'
import type { StaffRole } from '../../platform/access/realms.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { staffBrowserCookie } from '../../visitors/counting/counted-requests.ts'
import { endSession } from './sessions.ts'

export function registerSessionRoutes(
  scope: FastifyInstance,
  { db, accounts, loginLimits, now, signInService, settings: { publicUrl } }: House,
) {
  const staff = accounts.forRealm('staff')

  /** Signing in again to confirm who one is leaves no second session behind. */
  async function endEarlier(cookies: string | undefined, personId: string) {
    const earlier = await staff.findSession(cookies)
    if (earlier?.person.id === personId) await endSession(db, { personId, id: earlier.id })
  }

  addRoute(scope, deskContracts.staffLogin, async ({ body, ip, headers }, reply) => {
    const email = getEmail(body.email)
    const caller = { account: `staff ${email}`, network: toNetwork(ip) }
    const { person, cookies, challenge, needsFactor } = await loginLimits.tryPassword(caller, async () => {
      if (!isPossiblePassword(body.password)) throw new AppError('login_failed', 'Nobody has this password.')
      return staff.logInWithoutToken({
        email,
        password: body.password,
        cookies: headers.cookie,
        userAgent: headers['user-agent'],
        ...(signInService?.isRequired && { roles: ADMIN_ROLES }),
      })
    })
    if (challenge !== null) return challenge
    await endEarlier(headers.cookie, person.id)
    reply.header('set-cookie', [...cookies, staffBrowserCookie(SESSION_SECONDS, publicUrl)])
    return toStaff(person, needsFactor)
  })
  addRoute(scope, deskContracts.staffCode, async ({ body, ip, headers }, reply) => {
    loginLimits.countRequest(toNetwork(ip))
    const { person, cookies } = await staff.logInWithCode({
      challenge: body.challenge,
      code: body.code,
      isTrusted: body.trustDevice,
      userAgent: headers['user-agent'],
    })
    await endEarlier(headers.cookie, person.id)
    reply.header('set-cookie', [...cookies, staffBrowserCookie(SESSION_SECONDS, publicUrl)])
    return toStaff(person)
  })
  addRoute(scope, deskContracts.staffPasskeyOptions, ({ body, ip }) => {
    loginLimits.countChallenge(toNetwork(ip))
    return staff.passkeyOptions(body.challenge)
  })
  addRoute(scope, deskContracts.staffPasskey, async ({ body, ip, headers }, reply) => {
    const { response, challenge, trustDevice: isTrusted } = body
    const caller = { account: `staff passkey ${response.id}`, network: toNetwork(ip) }
    const { person, cookies } = await loginLimits.tryPassword(caller, () =>
      staff.logInWithPasskeyWithoutToken({
        response,
        challenge,
        isTrusted,
        userAgent: headers['user-agent'],
        ...(signInService?.isRequired && { roles: ADMIN_ROLES }),
      }),
    )
    await endEarlier(headers.cookie, person.id)
    reply.header('set-cookie', [...cookies, staffBrowserCookie(SESSION_SECONDS, publicUrl)])
    return toStaff(person)
  })
  addRoute(scope, deskContracts.staffProfile, async ({ staff: person }) =>
    toStaff(person, person.needsFactor),
  )
  addRoute(scope, deskContracts.staffLogout, async (request, reply) => {
    const person = await staff.findPerson(request.headers.cookie)
    reply.header('set-cookie', [
      ...(await staff.logOut(request.headers.cookie)),
      staffBrowserCookie(0, publicUrl),
    ])
    if (person) await recordAction(db, { person, action: 'signed_out', now: now() })
    await notifyDesks(db, { type: 'sessions-changed' })
    return true as const
  })
}

export const toStaff = ({ id, name, email, role, language = null }: Person, needsSecondFactor = false) => ({
  id,
  name,
  email,
  role: role as StaffRole,
  language,
  needsSecondFactor,
})
