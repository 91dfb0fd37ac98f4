import { eq } from 'drizzle-orm'
import type { Person } from '../../platform/access/callers.ts'
import type { Realm, Role } from '../../platform/access/realms.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hideDuration } from '../../platform/mail/hide-duration.ts'
import type { AccountDependencies, Accounts, CookieHeader, LoggedIn, SecondFactorNeeded } from './accounts.ts'
import { addConfirmation, isAddressTaken, lockPerson, voidEmailChanges } from './email-confirmations.ts'
import {
  accountExistsMail,
  changeMail,
  confirmationLink,
  confirmMail,
  deletedMail,
  passkeyMail,
} from './mails/account-mails.ts'
import { sendMail } from './mails/send-account-mail.ts'
import { passkeyRefused } from './passkeys/ceremonies.ts'
import { flows } from './passkeys/challenges.ts'
import { createPasskeys } from './passkeys/realm-passkeys.ts'
import { hasPasskey, markUsed } from './passkeys/store.ts'
import { resetPassword, sendReset } from './password-resets.ts'
import {
  findByEmail,
  findPasswordHash,
  passwordWrong,
  type VerifiedPassword,
  withPasswordLock,
} from './passwords/lock.ts'
import { findPersonId, insertPerson, setPassword } from './people.ts'
import { getPerson, loginNeeded } from './person.ts'
import { createKeyCookie } from './sessions/key-cookie.ts'
import { findSession, openSession, SESSION_SECONDS } from './sessions/sessions.ts'
import {
  endOlderSessions,
  findToken,
  issueToken,
  lockToken,
  revokeToken,
  TOKEN_SECONDS,
} from './sessions/tokens.ts'
import { noteWrongSignIn } from './sessions/wrong-sign-ins.ts'
import { session, staffIdentity } from './table.ts'
import { readRequiredRoles } from './two-factor/required-roles.ts'
import { createSecretBox } from './two-factor/secret-box.ts'
import {
  addChallenge,
  answerChallenge,
  type CheckAnswer,
  checkCode,
  codeWrong,
  findChallenged,
  hasTwoFactor,
  isTrustedDevice,
  LOCK_MS,
  TRUSTED_DEVICE_SECONDS,
  trustDevice,
} from './two-factor/store.ts'

export function createAccounts(realm: Realm, dependencies: AccountDependencies): Accounts {
  const { db, publicUrl, passwords, now } = dependencies
  const createCookie = (name: string, seconds: number) => createKeyCookie({ name, seconds, realm, publicUrl })
  const sessionCookie = createCookie('session_token', SESSION_SECONDS)
  const deviceCookie = createCookie('device', TOKEN_SECONDS)
  const trustCookie = createCookie('trusted-device', TRUSTED_DEVICE_SECONDS)
  const clearedCookies = () => [sessionCookie.clear(), deviceCookie.clear()]
  const passkeys = createPasskeys(realm, dependencies)
  const box = createSecretBox(dependencies.secret)

  /** Opens a session and issues the token that it ends with. */
  async function openWithToken(tx: Queryable, person: Person): Promise<LoggedIn> {
    const personId = person.id
    const { id: tokenId, token, device } = await issueToken(tx, { personId, now: now() })
    const key = await openSession(tx, { personId, tokenId, now: now() })
    return { person, token, cookies: [sessionCookie.set(key), deviceCookie.set(device)] }
  }

  /** Opens a session without a token, and records it. */
  async function signIn(
    tx: Queryable,
    person: Person,
    {
      method,
      userAgent,
      needsFactor,
    }: { method: string; userAgent?: string | undefined; needsFactor?: boolean | undefined },
  ): Promise<string> {
    await recordAction(tx, { person, action: 'signed_in', details: { method }, now: now() })
    return sessionCookie.set(
      await openSession(tx, { personId: person.id, userAgent, needsFactor, now: now() }),
    )
  }

  /** Checks the password of somebody who logs in. */
  async function verifyLogin({ email, password }: { email: string; password: string }) {
    const found = await findByEmail(db, realm, email)
    // Hashing takes the time that verifying takes: it does not reveal who has an account.
    const isRight = found?.hash
      ? await passwords.verify({ hash: found.hash, password })
      : (await passwords.hash(password)) === ''
    if (!found?.hash || !isRight) throw loginFailed()
    return { person: found.person, verified: { personId: found.person.id, hash: found.hash } }
  }

  async function getSession(cookies: CookieHeader) {
    const found = await findCurrent(cookies)
    if (!found) throw loginNeeded()
    return found
  }

  // The cookies of releases before 2026-11-20 have a signature after the key.
  const findCurrent = (cookies: CookieHeader) =>
    findSession(db, { realm, key: sessionCookie.read(cookies)?.split('.')[0], now: now() })

  /** Checks the password of the logged-in person. */
  async function verifyPassword(cookies: CookieHeader, password: string) {
    const { person, needsFactor } = await getSession(cookies)
    const hash = await findPasswordHash(db, person.id)
    if (hash === null || !(await passwords.verify({ hash, password }))) {
      if (realm === 'staff') await noteWrongSignIn(dependencies, person.id, 'password')
      throw passwordWrong()
    }
    return { person, needsFactor, verified: { personId: person.id, hash } }
  }

  /** Replaces a verified password, and opens a new session with `open` after all others have ended. */
  async function replacePassword<Opened>(
    verified: VerifiedPassword,
    next: string,
    open: (tx: Queryable) => Promise<Opened>,
  ): Promise<Opened> {
    const passwordHash = await passwords.hash(next)
    return withPasswordLock(db, verified, async (tx) => {
      await setPassword(tx, verified.personId, passwordHash)
      return open(tx)
    })
  }

  async function sendPasskeyChange({ email, isEmailConfirmed }: Person, change: 'added' | 'removed') {
    if (!isEmailConfirmed) return
    await sendMail(dependencies, email, (context) => passkeyMail(context, change)).catch(
      dependencies.logError,
    )
  }

  /** Returns the factors of which the person must show one besides the password; empty when the password is enough. */
  async function findFactors(tx: Queryable, personId: string): Promise<SecondFactorNeeded['factors']> {
    const hasCode = await hasTwoFactor(tx, personId)
    const canSign = await hasPasskey(tx, { personId, host: passkeys.host })
    return [...(hasCode ? (['code'] as const) : []), ...(canSign ? (['passkey'] as const) : [])]
  }

  /** Whether the role of the person must have a second factor, and the person has none. */
  async function lacksFactor(tx: Queryable, { id, role }: Pick<Person, 'id' | 'role'>): Promise<boolean> {
    const roles: readonly Role[] = await readRequiredRoles(tx)
    return roles.includes(role) && (await findFactors(tx, id)).length === 0
  }

  /** The second step of a log-in. */
  async function finishChallenge(input: {
    challenge: string
    check: CheckAnswer
    refuse: () => AppError
    isTrusted: boolean
    userAgent?: string | undefined
  }) {
    const { challenge: key, check, refuse, isTrusted, userAgent } = input
    const result = await answerChallenge(db, { key, check, now: now() }, async (tx, { personId, method }) => {
      const person = await getPerson(tx, personId)
      const cookies = [await signIn(tx, person, { method, userAgent })]
      if (isTrusted) cookies.push(trustCookie.set(await trustDevice(tx, personId, now())))
      return { person, cookies }
    })
    if (result.outcome === 'right') return result.opened
    if (result.outcome === 'wrong') {
      await noteWrongSignIn(dependencies, result.personId, 'code')
      throw refuse()
    }
    if (result.outcome === 'expired') throw challengeExpired()
    throw new AppError('too_many_requests', 'Too many wrong codes.', { retryAfter: LOCK_MS / 1000 })
  }

  async function noteWrongPassword(email: string) {
    const personId = await findPersonId(db, realm, email)
    if (personId !== null) await noteWrongSignIn(dependencies, personId, 'password')
  }

  return {
    async signUp({ email, name, password }) {
      const passwordHash = await passwords.hash(password)
      const account = { realm, role: 'member', name, email, passwordHash, isEmailConfirmed: false } as const
      return db
        .transaction(async (tx) => openWithToken(tx, await getPerson(tx, await insertPerson(tx, account))))
        .catch((error: unknown) => {
          throw isAddressTaken(error) ? emailTaken(error) : error
        })
    },
    async logIn(input) {
      const { person, verified } = await verifyLogin(input)
      return withPasswordLock(db, verified, (tx) => openWithToken(tx, person), passwordReplaced)
    },
    async logInWithoutToken({ email, password, cookies, userAgent, roles }) {
      const { person, verified } = await verifyLogin({ email, password }).catch(async (error) => {
        if (isWrongPassword(error)) await hideDuration(() => noteWrongPassword(email))
        throw error
      })
      if (roles && !roles.includes(person.role)) throw passwordNotAllowed()
      const open = async (tx: Queryable) => {
        const factors = await findFactors(tx, person.id)
        const hasFactor = factors.length > 0
        const trusted = { personId: person.id, key: trustCookie.read(cookies), now: now() }
        const isTrusted = hasFactor && (await isTrustedDevice(tx, trusted))
        if (hasFactor && !isTrusted) {
          const challenge = await addChallenge(tx, person.id, now())
          return { person, cookies: [], challenge: { challenge, factors }, needsFactor: false }
        }
        const method = isTrusted ? 'trusted_device' : 'password'
        const needsFactor = await lacksFactor(tx, person)
        const opened = [await signIn(tx, person, { method, userAgent, needsFactor })]
        return { person, cookies: opened, challenge: null, needsFactor }
      }
      return withPasswordLock(db, verified, open, passwordReplaced)
    },
    logInWithCode: ({ challenge, code, isTrusted, userAgent }) =>
      finishChallenge({
        challenge,
        check: checkCode({ code, box, now: now() }),
        refuse: codeWrong,
        isTrusted,
        userAgent,
      }),
    async passkeyOptions(challenge) {
      if (challenge === undefined) return { ...(await passkeys.createOptions(flows.logIn(realm))) }
      const personId = await findChallenged(db, { key: challenge, now: now() })
      if (personId === null) throw challengeExpired()
      return { ...(await passkeys.createOptions(flows.secondFactor(challenge), personId)) }
    },
    async logInWithPasskey(response) {
      const verified = await passkeys.verify(response, flows.logIn(realm))
      return passkeys.withPasskeyLock(verified, async (tx) =>
        openWithToken(tx, await getPerson(tx, verified.personId)),
      )
    },
    async logInWithPasskeyWithoutToken({ response, challenge, isTrusted, userAgent, roles }) {
      const flow = challenge === undefined ? flows.logIn(realm) : flows.secondFactor(challenge)
      const verified = await passkeys.verify(response, flow)
      if (challenge !== undefined) {
        const check: CheckAnswer = async (tx, personId) =>
          personId === verified.personId && (await markUsed(tx, verified, now())) ? 'passkey' : 'wrong'
        return finishChallenge({ challenge, check, refuse: passkeyRefused, isTrusted, userAgent })
      }
      return passkeys.withPasskeyLock(verified, async (tx) => {
        const person = await getPerson(tx, verified.personId)
        if (roles && !roles.includes(person.role)) throw passwordNotAllowed()
        return { person, cookies: [await signIn(tx, person, { method: 'passkey', userAgent })] }
      })
    },
    passkeys,
    lacksFactor,
    async confirmOptions(cookies) {
      const { id, person } = await getSession(cookies)
      return { ...(await passkeys.createOptions(flows.confirm(id), person.id)) }
    },
    async withProof(cookies, proof, write) {
      if ('password' in proof)
        return withPasswordLock(db, (await verifyPassword(cookies, proof.password)).verified, write)
      const { id, person } = await getSession(cookies)
      const verified = await passkeys.verify(proof.passkey, flows.confirm(id))
      if (verified.personId !== person.id) throw passkeyRefused()
      return passkeys.withPasskeyLock(verified, write)
    },
    addPasskeyOptions: async (cookies) => ({
      ...(await passkeys.createAddOptions(await getSession(cookies))),
    }),
    async addPasskey(cookies, { name, response }) {
      const current = await getSession(cookies)
      await passkeys.add(current, { name, response })
      await sendPasskeyChange(current.person, 'added')
    },
    sendPasskeyChange,
    async logInWithIdentity({ personId, userAgent }) {
      return db.transaction(async (tx) => {
        // A request that takes the identity away deletes this row and then all sessions.
        const linked = await tx
          .select({ personId: staffIdentity.personId })
          .from(staffIdentity)
          .where(eq(staffIdentity.personId, personId))
          .for('update')
        if (linked.length === 0) throw loginNeeded()
        const person = await getPerson(tx, personId)
        return { person, cookies: [await signIn(tx, person, { method: 'oidc', userAgent })] }
      })
    },
    verifyPassword: async (cookies, password) => (await verifyPassword(cookies, password)).verified,
    findPerson: async (cookies) => (await findCurrent(cookies))?.person ?? null,
    findSession: findCurrent,
    switchToken: (token, cookies) =>
      db.transaction(async (tx) => {
        const device = deviceCookie.read(cookies)
        const found = await lockToken(tx, { realm, token, device, now: now() })
        if (!found) throw loginNeeded()
        const { id: tokenId, personId } = found
        await endOlderSessions(tx, tokenId, now())
        return [sessionCookie.set(await openSession(tx, { personId, tokenId, now: now() }))]
      }),
    async logOut(cookies, token) {
      const current = await findCurrent(cookies)
      if (current) await db.delete(session).where(eq(session.id, current.id))
      if (current?.tokenId) await revokeToken(db, current.tokenId)
      const storedToken =
        token && (await findToken(db, { realm, token, device: deviceCookie.read(cookies), now: now() }))
      if (storedToken) await revokeToken(db, storedToken.id)
      return clearedCookies()
    },
    sendReset: (email) => sendReset(dependencies, { realm, email }),
    resetPassword: (input) => resetPassword(dependencies, { ...input, realm }),
    async changePassword(cookies, { current, next }) {
      const { person, verified } = await verifyPassword(cookies, current)
      return replacePassword(verified, next, (tx) => openWithToken(tx, person))
    },
    async changePasswordWithoutToken(cookies, { current, next, userAgent }) {
      const { person, needsFactor, verified } = await verifyPassword(cookies, current)
      return replacePassword(verified, next, async (tx) => {
        await recordAction(tx, { person, action: 'own_password_changed', now: now() })
        return [
          sessionCookie.set(
            await openSession(tx, { personId: person.id, userAgent, needsFactor, now: now() }),
          ),
        ]
      })
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
      const { person, verified } = await verifyPassword(cookies, password)
      if ((await findPersonId(db, realm, email)) !== null) throw emailTaken()
      return withPasswordLock(db, verified, async (tx) => {
        await lockPerson(tx, person.id)
        // Only the last requested address counts: an earlier one may have been misspelt.
        await voidEmailChanges(tx, person.id)
        return addConfirmation(tx, { personId: person.id, email, now: now() })
      })
    },
    sendEmailChange: ({ email, key }) =>
      sendMail(dependencies, email, (context) => changeMail(context, confirmationLink(publicUrl, key))),
    async deletePerson(cookies, password, erase) {
      const { person, verified } = await verifyPassword(cookies, password)
      await withPasswordLock(db, verified, (tx) => erase(tx, person.id))
      return clearedCookies()
    },
    sendDeleted: (email) => sendMail(dependencies, email, deletedMail),
  }
}

const isWrongPassword = (error: unknown) => error instanceof AppError && error.code === 'login_failed'

const loginFailed = () => new AppError('login_failed', 'No account has this address and password.')
const passwordReplaced = () =>
  new AppError('login_failed', 'The password was replaced while somebody logged in with it.')
const challengeExpired = () =>
  new AppError('sign_in_expired', 'The password was typed too long ago; sign in again.')
const passwordNotAllowed = () =>
  new AppError('oidc_required', 'Only administrators sign in with a password here.')
const emailTaken = (cause?: unknown) =>
  new AppError('email_taken', 'Another account has this address.', { cause })
