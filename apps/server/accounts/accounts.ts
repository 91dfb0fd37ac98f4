import { eq } from 'drizzle-orm'
import { recordAction } from '../audit-log/store.ts'
import type { Database } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { getSender } from '../mail/sender.ts'
import type { Addressee, Auth } from './auth.ts'
import { loginNeeded, passwordReplaced, throwTranslated } from './auth-errors.ts'
import {
  addConfirmation,
  type Confirmed,
  confirmEmail,
  findConfirmation,
  lockPerson,
  type PendingConfirmation,
  voidEmailChanges,
  voidLinks,
  voidResetLinks,
} from './email-confirmations.ts'
import {
  accountExistsMail,
  changedMail,
  changeMail,
  confirmationLink,
  confirmMail,
  deletedMail,
  type MailContext,
  resetLink,
  resetMail,
  staffResetLink,
} from './mails.ts'
import { addPasswordLink, MAILED_LINK_MS, setPasswordByLink } from './password-links.ts'
import type { Passwords } from './passwords/hashing.ts'
import {
  findByEmail,
  findPasswordHash,
  lockPassword,
  passwordWrong,
  type VerifiedPassword,
  withPasswordLock,
} from './passwords/lock.ts'
import { endAllSessions, findPersonId, removePerson, setPassword } from './people.ts'
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
import { credential, person, session } from './table.ts'
import { createSecretBox, type SecretBox } from './two-factor/secret-box.ts'
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

export interface AccountDependencies {
  db: Database
  mailer: Mailer
  publicUrl: string
  secret: string
  passwords: Passwords
  now: () => Date
  /** Logs a mail that could not be sent. The request that caused it does not fail. */
  logError(error: unknown): void
}

/** Who is logged in. */
export interface Person {
  id: string
  name: string
  email: string
  /** Whether the person has confirmed the address with a mailed link. */
  isEmailConfirmed: boolean
  role: Role
}

export interface LoggedIn {
  person: Person
  /** Stored by the browser, and exchanged for a session later. */
  token: string
  /** Values of Set-Cookie headers. */
  cookies: string[]
}

/** The cookie header of a request. */
export type CookieHeader = string | undefined

/** The accounts of one realm. Refusals are AppErrors. Callers check the form of addresses and passwords first. */
export interface Accounts {
  signUp(input: { email: string; name: string; password: string }): Promise<LoggedIn>
  logIn(input: { email: string; password: string }): Promise<LoggedIn>
  /** A session without a token, for staff. If a code is needed, there are no cookies yet but a challenge. */
  logInWithoutToken(input: {
    email: string
    password: string
    cookies?: CookieHeader
    userAgent?: string | undefined
  }): Promise<{ person: Person; cookies: string[]; challenge: string | null }>
  /** The second step of `logInWithoutToken`. */
  logInWithCode(input: {
    challenge: string
    code: string
    isTrusted: boolean
    userAgent?: string | undefined
  }): Promise<{ person: Person; cookies: string[] }>
  findPerson(cookies: CookieHeader): Promise<Person | null>
  findSession(cookies: CookieHeader): Promise<{ person: Person; id: string; lastSeenAt: Date } | null>
  /** Checks the password of the logged-in person. */
  verifyPassword(cookies: CookieHeader, password: string): Promise<VerifiedPassword>
  /** The cookies of a fresh session for the owner of the token, on the device it was issued to. */
  switchToken(token: string, cookies: CookieHeader): Promise<string[]>
  /** Ends the session and revokes the token. Returns cookies that clear those of the browser. Repeating it is harmless. */
  logOut(cookies: CookieHeader, token?: string): Promise<string[]>
  sendReset(email: string): Promise<void>
  resetPassword(input: { key: string; password: string }): Promise<void>
  changePassword(cookies: CookieHeader, input: { current: string; next: string }): Promise<LoggedIn>
  /** For staff, whose sessions have no token. Returns the cookies of a new session. */
  changePasswordWithoutToken(
    cookies: CookieHeader,
    input: { current: string; next: string; userAgent?: string | undefined },
  ): Promise<string[]>
  /** Mails a link that confirms the address of this person's account. */
  sendConfirmation(to: Addressee): Promise<void>
  /** Mails the owner of an account that somebody tried to sign up with its address. */
  sendAccountExists(email: string): Promise<void>
  /** Prepares a new address, which the account gets when the link mailed there is confirmed. Returns the link's key. */
  addEmailChange(cookies: CookieHeader, input: { email: string; password: string }): Promise<string>
  sendEmailChange(input: { email: string; key: string }): Promise<void>
  rename(cookies: CookieHeader, name: string): Promise<void>
  deletePerson(cookies: CookieHeader, password: string): Promise<string[]>
  /** Mails the address of an account that was deleted. */
  sendDeleted(email: string): Promise<void>
}

export interface AccountRealms {
  forRealm(realm: Realm): Accounts
  /** What a mailed link would confirm; null when it is used, void or expired. */
  findConfirmation(key: string): Promise<PendingConfirmation | null>
  /** Confirms an address (see email-confirmations.ts), and mails the previous address if the account had another. */
  confirmEmail(key: string, removeUnconfirmed: Parameters<typeof confirmEmail>[2]): Promise<Confirmed | null>
  /** Loads modules that the first log-in would otherwise wait for. */
  warm(): Promise<void>
  hashPassword(password: string): Promise<string>
  /** For the secrets of second factors. */
  secretBox: SecretBox
}

/** Accounts of every realm. better-auth takes half a second to load, so it is loaded when first needed. */
export function openAccounts(dependencies: AccountDependencies): AccountRealms {
  const opened = new Map<Realm, Accounts>()
  return {
    forRealm(realm) {
      const accounts =
        opened.get(realm) ??
        createAccounts(
          realm,
          dependencies,
          createLazy(() => loadAuth(realm, dependencies)),
        )
      opened.set(realm, accounts)
      return accounts
    },
    findConfirmation: (key) => findConfirmation(dependencies.db, { key, now: dependencies.now() }),
    async confirmEmail(key, removeUnconfirmed) {
      const confirmed = await confirmEmail(
        dependencies.db,
        { key, now: dependencies.now() },
        removeUnconfirmed,
      )
      if (confirmed?.outcome === 'changed')
        await sendMail(dependencies, confirmed.previous, changedMail).catch(dependencies.logError)
      return confirmed
    },
    warm: async () => void (await import('./auth.ts')),
    hashPassword: dependencies.passwords.hash,
    secretBox: createSecretBox(dependencies.secret),
  }
}

/** Composes a mail from the house to one address, and sends it. */
async function sendMail(
  { db, mailer }: AccountDependencies,
  to: string,
  write: (context: MailContext) => Mail,
): Promise<void> {
  await mailer.send(write({ sender: await getSender(db), to }))
}

async function loadAuth(realm: Realm, dependencies: AccountDependencies): Promise<Auth> {
  const { createAuth } = await import('./auth.ts')
  const { db, publicUrl, secret, passwords, logError } = dependencies
  return createAuth({
    db,
    realm,
    secret,
    publicUrl,
    passwords,
    async sendReset(to, key) {
      try {
        if (!(await isStillAddress(db, to))) return
        const link = resetLink(publicUrl, key)
        await sendMail(dependencies, to.email, (context) => resetMail(context, link))
      } catch (error) {
        logError(error)
      }
    },
    async afterReset({ id, email }) {
      await db.transaction(async (tx) => {
        await lockPassword(tx, id)
        await endAllSessions(tx, id)
        // The reset link was mailed to this address, so it is confirmed.
        const account = await lockPerson(tx, id)
        if (account?.email === email)
          await tx.update(person).set({ emailVerified: true }).where(eq(person.id, id))
        await voidLinks(tx, id)
      })
    },
  })
}

/** The link leads to the desk, where staff sign in. */
async function sendStaffReset(dependencies: AccountDependencies, email: string): Promise<void> {
  const { db, publicUrl, now } = dependencies
  const personId = await findPersonId(db, 'staff', email)
  if (personId === null) return
  const key = await db.transaction((tx) =>
    addPasswordLink(tx, { personId, lifetimeMs: MAILED_LINK_MS, now: now() }),
  )
  const link = staffResetLink(publicUrl, key)
  await sendMail(dependencies, email, (context) => resetMail(context, link))
}

async function resetStaffPassword(
  { db, passwords, now }: AccountDependencies,
  { key, password }: { key: string; password: string },
): Promise<void> {
  const passwordHash = await passwords.hash(password)
  const isSet = await setPasswordByLink(db, { key, passwordHash, now: now() }, (tx, owner) =>
    recordAction(tx, { person: owner, action: 'password_reset', now: now() }),
  )
  if (!isSet) throw new AppError('reset_link_invalid', 'The link was used, is void or has expired.')
}

/**
 * Whether the account still has the address that the reset was requested for. better-auth reads the address before it writes the key:
 * if the address was replaced in between, the old one must not get the key.
 */
function isStillAddress(db: Database, { id, email }: Addressee): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await lockPerson(tx, id)
    if (account?.email === email) return true
    await voidResetLinks(tx, id)
    return false
  })
}

function createAccounts(
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
    if (hash === null || !(await passwords.verify({ hash, password }))) throw passwordWrong()
    return { user, verified: { personId: user.id, hash } }
  }

  async function useChallenge(key: string, code: string) {
    const result = await answerChallenge(db, { key, code, box, now: now() })
    if (result.outcome === 'right') return result
    if (result.outcome === 'wrong') throw codeWrong()
    if (result.outcome === 'expired')
      throw new AppError('sign_in_expired', 'The password was typed too long ago; sign in again.')
    throw new AppError('too_many_requests', 'Too many wrong codes.', { retryAfter: LOCK_MS / 1000 })
  }

  const findSession = (cookies: CookieHeader) =>
    cookies === undefined ? null : callAuth((api) => api.getSession({ headers: cookieHeaders(cookies) }))

  return {
    async signUp({ email, name, password }) {
      const { headers, response } = await callAuth((api) =>
        api.signUpEmail({ body: { email, name, password }, headers: NO_HEADERS, returnHeaders: true }),
      )
      // The session was written together with the password: while it exists, nobody has replaced the password.
      return withToken({ user: response.user, sessionToken: response.token as string, headers })
    },
    logIn: async (input) => withToken(await openWithPassword(input)),
    async logInWithoutToken({ email, password, cookies, userAgent }) {
      await deleteExpired(db, now())
      const opened = await openWithPassword({ email, password }, userAgentHeaders(userAgent))
      const person = toPerson(opened.user)
      const challenge = await db.transaction(async (tx) => {
        if (!(await checkStillValid(tx, opened))) return 'replaced'
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
    verifyPassword: async (cookies, password) => (await verifyPassword(cookies, password)).verified,
    async findPerson(cookies) {
      const found = await findSession(cookies)
      return found && toPerson(found.user)
    },
    async findSession(cookies) {
      const found = await findSession(cookies)
      if (!found) return null
      const { id, updatedAt } = found.session
      return { person: toPerson(found.user), id, lastSeenAt: updatedAt }
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
    async sendReset(email) {
      if (realm === 'staff') return sendStaffReset(dependencies, email)
      await callAuth((api) => api.requestPasswordReset({ body: { email } }))
    },
    async resetPassword({ key, password }) {
      if (realm === 'staff') return resetStaffPassword(dependencies, { key, password })
      await callAuth((api) => api.resetPassword({ body: { token: key, newPassword: password } }))
    },
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
    async deletePerson(cookies, password) {
      const { user, verified } = await verifyPassword(cookies, password)
      await withPasswordLock(db, verified, (tx) => removePerson(tx, user.id))
      const { headers } = await callAuth((api) =>
        api.signOut({ headers: cookieHeaders(cookies ?? ''), returnHeaders: true }),
      )
      return [...headers.getSetCookie(), device.clear()]
    },
    sendDeleted: (email) => sendMail(dependencies, email, deletedMail),
  }
}

/**
 * better-auth hashes a password for unknown addresses too, but sends one query less. This query makes up for it, so that the time does
 * not reveal who has an account.
 */
async function queryUnknownCredential(db: Database): Promise<void> {
  await db.select({ id: credential.id }).from(credential).where(eq(credential.userId, UNKNOWN_PERSON_ID))
}

const UNKNOWN_PERSON_ID = '00000000-0000-4000-8000-000000000000'

const toPerson = ({ id, name, email, emailVerified, role }: AuthUser): Person => ({
  id,
  name,
  email,
  isEmailConfirmed: emailVerified,
  role: role as Role,
})

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

/** Creates a value on the first call, and again after a failure. */
function createLazy<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined
  return () => {
    promise ??= create().catch((error) => {
      promise = undefined
      throw error
    })
    return promise
  }
}
