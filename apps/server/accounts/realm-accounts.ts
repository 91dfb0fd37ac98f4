import type { Language } from '@lerret/model'
import { eq } from 'drizzle-orm'
import { recordAction } from '../audit-log/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { hideDuration } from '../mail/hide-duration.ts'
import type { AccountDependencies, Accounts, CookieHeader, LoggedIn, Person } from './accounts.ts'
import type { Auth } from './auth.ts'
import { loginNeeded, passwordReplaced, throwTranslated } from './auth-errors.ts'
import { addConfirmation, lockPerson, voidEmailChanges } from './email-confirmations.ts'
import {
  accountExistsMail,
  changeMail,
  confirmationLink,
  confirmMail,
  deletedMail,
} from './mails/account-mails.ts'
import { sendMail } from './mails/send-account-mail.ts'
import { resetPassword, sendReset } from './password-resets.ts'
import { findByEmail, findPasswordHash, passwordWrong, withPasswordLock } from './passwords/lock.ts'
import { findPersonId, setPassword } from './people.ts'
import type { Realm, Role } from './realms.ts'
import { createKeyCookie } from './sessions/key-cookie.ts'
import { type AuthUser, checkStillValid, type OpenedSession } from './sessions/opened-session.ts'
import {
  deleteExpired,
  endOlderSessions,
  findToken,
  issueToken,
  revokeSessionToken,
  revokeToken,
  TOKEN_SECONDS,
} from './sessions/tokens.ts'
import { noteWrongSignIn } from './sessions/wrong-sign-ins.ts'
import { credential, session, staffIdentity } from './table.ts'
import { createSecretBox } from './two-factor/secret-box.ts'
import {
  addChallenge,
  answerChallenge,
  codeWrong,
  hasTwoFactor,
  isTrustedDevice,
  LOCK_MS,
  TRUSTED_DEVICE_SECONDS,
  trustDevice,
} from './two-factor/store.ts'

export function createAccounts(
  realm: Realm,
  dependencies: AccountDependencies,
  auth: () => Promise<Auth>,
): Accounts {
  const { db, publicUrl, passwords, now } = dependencies
  const device = createKeyCookie({ name: 'device', seconds: TOKEN_SECONDS, realm, publicUrl })
  const trustCookie = createKeyCookie({
    name: 'trusted-device',
    seconds: TRUSTED_DEVICE_SECONDS,
    realm,
    publicUrl,
  })
  const box = createSecretBox(dependencies.secret)
  const callAuth = async <Result>(call: (api: Auth['api']) => Promise<Result>) => {
    const { api } = await auth()
    return call(api).catch(throwTranslated)
  }

  /** Issues a token for a new session. Nobody has its cookie yet: if it is no longer valid, it is deleted unused. */
  async function withToken(opened: OpenedSession): Promise<LoggedIn> {
    const { user, sessionToken, headers } = opened
    await deleteExpired(db, now())
    const issued = await db.transaction(async (tx) => {
      if (!(await checkStillValid(tx, opened))) return null
      return issueToken(tx, { personId: user.id, sessionToken, now: now() })
    })
    if (!issued) throw passwordReplaced()
    return {
      person: toPerson(user),
      token: issued.token,
      cookies: [...headers.getSetCookie(), device.set(issued.device)],
    }
  }

  async function openWithPassword(
    body: { email: string; password: string },
    headers = NO_HEADERS,
  ): Promise<OpenedSession> {
    const account = await findByEmail(db, realm, body.email)
    if (!account) await queryUnknownCredential(db)
    const { headers: replyHeaders, response } = await callAuth((api) =>
      api.signInEmail({ body, headers, returnHeaders: true }),
    )
    // Read before better-auth read it: if it is still stored afterwards, it is the hash that was verified.
    const verifiedHash = account?.hash ?? ''
    return { user: response.user, sessionToken: response.token, headers: replyHeaders, verifiedHash }
  }

  /** Checks the password of the logged-in person. */
  async function verifyPassword(cookies: CookieHeader, password: string) {
    const current = await findSession(cookies)
    if (!current) throw loginNeeded()
    const { user } = current
    const hash = await findPasswordHash(db, user.id)
    if (hash === null || !(await passwords.verify({ hash, password }))) {
      if (realm === 'staff') await noteWrongSignIn(dependencies, user.id, 'password')
      throw passwordWrong()
    }
    return { user, verified: { personId: user.id, hash } }
  }

  async function noteWrongPassword(email: string) {
    const personId = await findPersonId(db, realm, email)
    if (personId !== null) await noteWrongSignIn(dependencies, personId, 'password')
  }

  async function useChallenge(key: string, code: string) {
    const result = await answerChallenge(db, { key, code, box, now: now() })
    if (result.outcome === 'right') return result
    if (result.outcome === 'wrong') {
      await noteWrongSignIn(dependencies, result.personId, 'code')
      throw codeWrong()
    }
    if (result.outcome === 'expired')
      throw new AppError('sign_in_expired', 'The password was typed too long ago; sign in again.')
    throw new AppError('too_many_requests', 'Too many wrong codes.', { retryAfter: LOCK_MS / 1000 })
  }

  async function findSession(cookies: CookieHeader) {
    if (cookies === undefined) return null
    const found = await callAuth((api) => api.getSession({ headers: cookieHeaders(cookies) }))
    if (!found || !isIdle(toPerson(found.user), found.session.updatedAt, now())) return found
    await db.delete(session).where(eq(session.id, found.session.id))
    return null
  }

  return {
    async signUp({ email, name, password }) {
      const { headers, response } = await callAuth((api) =>
        api.signUpEmail({ body: { email, name, password }, headers: NO_HEADERS, returnHeaders: true }),
      )
      // The session was written together with the password: while it exists, nobody has replaced the password.
      return withToken({ user: response.user, sessionToken: response.token as string, headers })
    },
    logIn: async (input) => withToken(await openWithPassword(input)),
    async logInWithoutToken({ email, password, cookies, userAgent, roles }) {
      await deleteExpired(db, now())
      const opened = await openWithPassword({ email, password }, userAgentHeaders(userAgent)).catch(
        async (error) => {
          if (isWrongPassword(error)) await hideDuration(() => noteWrongPassword(email))
          throw error
        },
      )
      const person = toPerson(opened.user)
      const challenge = await db.transaction(async (tx) => {
        if (!(await checkStillValid(tx, opened))) return 'replaced'
        if (roles && !roles.includes(person.role)) {
          await tx.delete(session).where(eq(session.token, opened.sessionToken))
          return 'refused'
        }
        const needsCode = await hasTwoFactor(tx, person.id)
        const trusted = { personId: person.id, key: trustCookie.read(cookies), now: now() }
        const isTrusted = needsCode && (await isTrustedDevice(tx, trusted))
        if (needsCode && !isTrusted) {
          await tx.delete(session).where(eq(session.token, opened.sessionToken))
          return { key: await addChallenge(tx, person.id, now()) }
        }
        const method = isTrusted ? 'trusted_device' : 'password'
        await recordAction(tx, { person, action: 'signed_in', details: { method }, now: now() })
        return null
      })
      if (challenge === 'replaced') throw passwordReplaced()
      if (challenge === 'refused') throw passwordNotAllowed()
      if (challenge) return { person, cookies: [], challenge: challenge.key }
      return { person, cookies: opened.headers.getSetCookie(), challenge: null }
    },
    async logInWithCode({ challenge, code, isTrusted, userAgent }) {
      const { personId, passwordHash, method } = await useChallenge(challenge, code)
      const { headers, response } = await callAuth((api) =>
        api.openSession({ body: { personId }, headers: userAgentHeaders(userAgent), returnHeaders: true }),
      )
      const opened = { ...toOpenedSession(response, headers), verifiedHash: passwordHash ?? '' }
      const person = toPerson(opened.user)
      const trustKey = await db.transaction(async (tx) => {
        if (!(await checkStillValid(tx, opened))) return 'replaced'
        await recordAction(tx, { person, action: 'signed_in', details: { method }, now: now() })
        return isTrusted ? { key: await trustDevice(tx, personId, now()) } : null
      })
      if (trustKey === 'replaced') throw passwordReplaced()
      const cookies = opened.headers.getSetCookie()
      return { person, cookies: trustKey ? [...cookies, trustCookie.set(trustKey.key)] : cookies }
    },
    async logInWithIdentity({ personId, userAgent }) {
      await deleteExpired(db, now())
      const { headers, response } = await callAuth((api) =>
        api.openSession({ body: { personId }, headers: userAgentHeaders(userAgent), returnHeaders: true }),
      )
      const { user, sessionToken } = toOpenedSession(response, headers)
      const person = toPerson(user)
      const isValid = await db.transaction(async (tx) => {
        // Whoever takes the identity away deletes this row and then all sessions.
        const linked = await tx
          .select({ personId: staffIdentity.personId })
          .from(staffIdentity)
          .where(eq(staffIdentity.personId, personId))
          .for('update')
        if (linked.length === 0) await tx.delete(session).where(eq(session.token, sessionToken))
        else await recordAction(tx, { person, action: 'signed_in', details: { method: 'oidc' }, now: now() })
        return linked.length > 0
      })
      if (!isValid) throw loginNeeded()
      return { person, cookies: headers.getSetCookie() }
    },
    verifyPassword: async (cookies, password) => (await verifyPassword(cookies, password)).verified,
    async findPerson(cookies) {
      const found = await findSession(cookies)
      return found && toPerson(found.user)
    },
    async findSession(cookies) {
      const found = await findSession(cookies)
      if (!found) return null
      const { id, createdAt, updatedAt } = found.session
      return { person: toPerson(found.user), id, openedAt: createdAt, lastSeenAt: updatedAt }
    },
    async switchToken(token, cookies) {
      const find = () => findToken(db, { realm, token, device: device.read(cookies), now: now() })
      const found = await find()
      if (!found) throw loginNeeded()
      await endOlderSessions(db, found.id, now())
      const { personId, id: tokenId } = found
      try {
        const { headers } = await callAuth((api) =>
          api.openSession({ body: { personId, tokenId }, headers: NO_HEADERS, returnHeaders: true }),
        )
        return headers.getSetCookie()
      } catch (error) {
        // The database refuses a session for a token that was revoked meanwhile.
        if (!(await find())) throw loginNeeded()
        throw error
      }
    },
    async logOut(cookies, token) {
      const found = await findSession(cookies)
      if (found) await revokeSessionToken(db, found.session.token)
      const storedToken =
        token && (await findToken(db, { realm, token, device: device.read(cookies), now: now() }))
      if (storedToken) await revokeToken(db, storedToken.id)
      const { headers } = await callAuth((api) =>
        api.signOut({ headers: cookieHeaders(cookies ?? ''), returnHeaders: true }),
      )
      return [...headers.getSetCookie(), device.clear()]
    },
    sendReset: (email) => sendReset(dependencies, { realm, email }),
    resetPassword: (input) => resetPassword(dependencies, { ...input, realm }),
    async changePassword(cookies, { current, next }) {
      const { user, verified } = await verifyPassword(cookies, current)
      const verifiedHash = await passwords.hash(next)
      await withPasswordLock(db, verified, (tx) => setPassword(tx, user.id, verifiedHash))
      const { headers, response } = await callAuth((api) =>
        api.openSession({ body: { personId: user.id }, headers: NO_HEADERS, returnHeaders: true }),
      )
      return withToken({ user, sessionToken: response.token, headers, verifiedHash })
    },
    async changePasswordWithoutToken(cookies, { current, next, userAgent }) {
      const { user, verified } = await verifyPassword(cookies, current)
      const verifiedHash = await passwords.hash(next)
      await withPasswordLock(db, verified, async (tx) => {
        await setPassword(tx, user.id, verifiedHash)
        await recordAction(tx, { person: toPerson(user), action: 'own_password_changed', now: now() })
      })
      const { headers, response } = await callAuth((api) =>
        api.openSession({
          body: { personId: user.id },
          headers: userAgentHeaders(userAgent),
          returnHeaders: true,
        }),
      )
      const opened = { user, sessionToken: response.token, headers, verifiedHash }
      if (!(await db.transaction((tx) => checkStillValid(tx, opened)))) throw passwordReplaced()
      return headers.getSetCookie()
    },
    async sendConfirmation({ id, email }) {
      const key = await addConfirmation(db, { personId: id, email, now: now() })
      await sendMail(dependencies, email, (context) =>
        confirmMail(context, confirmationLink(publicUrl, key), publicUrl),
      )
    },
    sendAccountExists: (email) =>
      sendMail(dependencies, email, (context) => accountExistsMail(context, publicUrl)),
    async addEmailChange(cookies, { email, password }) {
      const { user, verified } = await verifyPassword(cookies, password)
      if ((await findPersonId(db, realm, email)) !== null)
        throw new AppError('email_taken', 'Another account has this address.')
      return withPasswordLock(db, verified, async (tx) => {
        await lockPerson(tx, user.id)
        // Only the last requested address counts: an earlier one may have been misspelt.
        await voidEmailChanges(tx, user.id)
        return addConfirmation(tx, { personId: user.id, email, now: now() })
      })
    },
    sendEmailChange: ({ email, key }) =>
      sendMail(dependencies, email, (context) => changeMail(context, confirmationLink(publicUrl, key))),
    async rename(cookies, name) {
      await callAuth((api) => api.updateUser({ body: { name }, headers: cookieHeaders(cookies ?? '') }))
    },
    async deletePerson(cookies, password, erase) {
      const { user, verified } = await verifyPassword(cookies, password)
      await withPasswordLock(db, verified, (tx) => erase(tx, user.id))
      const { headers } = await callAuth((api) =>
        api.signOut({ headers: cookieHeaders(cookies ?? ''), returnHeaders: true }),
      )
      return [...headers.getSetCookie(), device.clear()]
    },
    sendDeleted: (email) => sendMail(dependencies, email, deletedMail),
  }
}

/** Administrators' screens that nobody uses are signed out. Use is stored to within some minutes (staff/sessions.ts). */
const isIdle = ({ role }: Person, lastSeenAt: Date, now: Date) =>
  role === 'admin' && +now - +lastSeenAt > ADMIN_IDLE_MS

const ADMIN_IDLE_MS = 12 * 3_600_000

/**
 * better-auth hashes a password for unknown addresses too, but sends one query less. This query makes up for it, so that the time does
 * not reveal who has an account.
 */
async function queryUnknownCredential(db: Database): Promise<void> {
  await db.select({ id: credential.id }).from(credential).where(eq(credential.userId, UNKNOWN_PERSON_ID))
}

const UNKNOWN_PERSON_ID = '00000000-0000-4000-8000-000000000000'

const toPerson = ({ id, name, email, emailVerified, role, language }: AuthUser): Person => ({
  id,
  name,
  email,
  isEmailConfirmed: emailVerified,
  role: role as Role,
  language: (language ?? null) as Language | null,
})

const isWrongPassword = (error: unknown) => error instanceof AppError && error.code === 'login_failed'

const passwordNotAllowed = () =>
  new AppError('oidc_required', 'Only administrators sign in with a password here.')

/** Only the cookies of the request, because IP addresses and browsers of members are not stored. */
const cookieHeaders = (cookie: string) => new Headers({ cookie })
const NO_HEADERS = new Headers()
/** Staff see which browsers they are signed in with. */
const userAgentHeaders = (userAgent = '') => new Headers({ 'user-agent': userAgent.slice(0, 300) })

const toOpenedSession = (
  { token, user }: { token: string; user: AuthUser },
  headers: Headers,
): OpenedSession => ({
  user,
  sessionToken: token,
  headers,
})
