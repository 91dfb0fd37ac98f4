import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '../db/connection.ts'
import { AppError, type ErrorCode } from '../errors/app-error.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { getSender } from '../mail/sender.ts'
import type { Addressee, Auth } from './auth.ts'
import { deviceCookie } from './device-cookie.ts'
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
  type Letter,
  resetLink,
  resetMail,
} from './mails.ts'
import {
  findByEmail,
  findPasswordHash,
  lockPassword,
  passwordWrong,
  whilePasswordHolds,
} from './password-lock.ts'
import type { Passwords } from './passwords.ts'
import { closeEverything, findPersonId, removePerson, setPassword } from './people.ts'
import type { Realm, Role } from './realms.ts'
import { credential, person, session } from './table.ts'
import { endOlderSessions, findToken, issueToken, removeEnded, revokeToken, revokeTokenOf } from './tokens.ts'

export interface AccountParts {
  db: Database
  mailer: Mailer
  publicUrl: string
  secret: string
  passwords: Passwords
  now: () => Date
  /** Told of a mail that could not be sent, as whoever asked for it is not. */
  report(error: unknown): void
}

/** Who is logged in. */
export interface Person {
  id: string
  name: string
  email: string
  /** Whether they have opened a link that was mailed there. */
  isEmailConfirmed: boolean
  role: Role
}

export interface LoggedIn {
  person: Person
  /** What the browser keeps, to ask for a session with. */
  token: string
  /** Set-Cookie, each. */
  cookies: string[]
}

/** The cookies that a request came with, as its header has them. */
export type CookieHeader = string | undefined

/** The accounts of one realm. What is refused is an AppError; the form of addresses and passwords is checked before. */
export interface Accounts {
  signUp(given: { email: string; name: string; password: string }): Promise<LoggedIn>
  logIn(given: { email: string; password: string }): Promise<LoggedIn>
  /** A session without a token: for staff, whose desk keeps none. */
  logInHere(given: { email: string; password: string }): Promise<{ person: Person; cookies: string[] }>
  findPerson(cookies: CookieHeader): Promise<Person | null>
  /** Set-Cookie of a fresh session for whoever's token this is, on its own device. */
  switchToken(token: string, cookies: CookieHeader): Promise<string[]>
  /** Ends what the cookies and the token open; gives the Set-Cookie that takes the cookies back. Again is harmless. */
  logOut(cookies: CookieHeader, token?: string): Promise<string[]>
  sendReset(email: string): Promise<void>
  resetPassword(given: { key: string; password: string }): Promise<void>
  changePassword(cookies: CookieHeader, given: { current: string; next: string }): Promise<LoggedIn>
  /** Mails a link that confirms the address of this person's account. */
  sendConfirmation(to: Addressee): Promise<void>
  /** Mails the owner of an account that somebody tried to make another one with its address. */
  sendAccountExists(email: string): Promise<void>
  /** Prepares another address for the account, which it gets when a link is opened that was mailed there. Gives its key. */
  addEmailChange(cookies: CookieHeader, given: { email: string; password: string }): Promise<string>
  sendEmailChange(given: { email: string; key: string }): Promise<void>
  rename(cookies: CookieHeader, name: string): Promise<void>
  deletePerson(cookies: CookieHeader, password: string): Promise<string[]>
}

export interface AccountRealms {
  of(realm: Realm): Accounts
  /** What a mailed link would confirm; null when it is used, void or too old. */
  findConfirmation(key: string): Promise<PendingConfirmation | null>
  /** Confirms it (see email-confirmations.ts), and mails the address that was replaced, if one was. */
  confirmEmail(key: string, leaveUnconfirmed: Parameters<typeof confirmEmail>[2]): Promise<Confirmed | null>
  /** Loads what the first log-in would otherwise wait for. */
  warm(): Promise<void>
}

/** Accounts of every realm. better-auth takes half a second to load, so it is loaded when first needed. */
export function openAccounts(parts: AccountParts): AccountRealms {
  const opened = new Map<Realm, Accounts>()
  return {
    of(realm) {
      const accounts =
        opened.get(realm) ??
        accountsOf(
          realm,
          parts,
          once(() => loadAuth(realm, parts)),
        )
      opened.set(realm, accounts)
      return accounts
    },
    findConfirmation: (key) => findConfirmation(parts.db, { key, now: parts.now() }),
    async confirmEmail(key, leaveUnconfirmed) {
      const confirmed = await confirmEmail(parts.db, { key, now: parts.now() }, leaveUnconfirmed)
      if (confirmed?.outcome === 'changed')
        await sendMail(parts, confirmed.previous, changedMail).catch(parts.report)
      return confirmed
    },
    warm: async () => void (await import('./auth.ts')),
  }
}

/** Writes a mail from the house to one address, and sends it. */
async function sendMail(
  { db, mailer }: AccountParts,
  to: string,
  write: (letter: Letter) => Mail,
): Promise<void> {
  await mailer.send(write({ sender: await getSender(db), to }))
}

async function loadAuth(realm: Realm, parts: AccountParts): Promise<Auth> {
  const { createAuth } = await import('./auth.ts')
  const { db, publicUrl, secret, passwords, report } = parts
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
        await sendMail(parts, to.email, (letter) => resetMail(letter, link))
      } catch (error) {
        report(error)
      }
    },
    async afterReset({ id, email }) {
      await db.transaction(async (tx) => {
        await lockPassword(tx, id)
        await closeEverything(tx, id)
        // The link was mailed there, so its owner has the account now.
        const account = await lockPerson(tx, id)
        if (account?.email === email)
          await tx.update(person).set({ emailVerified: true }).where(eq(person.id, id))
        await voidLinks(tx, id)
      })
    },
  })
}

/**
 * Whether the account still has the address that a new password was asked for with. better-auth has read it before it wrote the
 * key: if it has been replaced since, whoever has the old one gets no key.
 */
function isStillAddress(db: Database, { id, email }: Addressee): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account = await lockPerson(tx, id)
    if (account?.email === email) return true
    await voidResetLinks(tx, id)
    return false
  })
}

function accountsOf(realm: Realm, parts: AccountParts, auth: () => Promise<Auth>): Accounts {
  const { db, publicUrl, passwords, now } = parts
  const device = deviceCookie(realm, publicUrl)
  const ask = async <Result>(call: (api: Auth['api']) => Promise<Result>) => {
    const { api } = await auth()
    return call(api).catch(translate)
  }

  /** Gives an opened session its token. Nobody has its cookie yet: when it may not stay open, it is closed unused. */
  async function withToken(opened: Opened): Promise<LoggedIn> {
    const { user, sessionToken, headers } = opened
    await removeEnded(db, now())
    const issued = await db.transaction(async (tx) => {
      if (!(await mayStayOpen(tx, opened))) return null
      return issueToken(tx, { personId: user.id, sessionToken, now: now() })
    })
    if (!issued) throw passwordReplaced()
    return {
      person: personOf(user),
      token: issued.token,
      cookies: [...headers.getSetCookie(), device.set(issued.device)],
    }
  }

  async function openWithPassword(body: { email: string; password: string }): Promise<Opened> {
    const known = await findByEmail(db, realm, body.email)
    if (!known) await lookLikeKnown(db)
    const { headers, response } = await ask((api) =>
      api.signInEmail({ body, headers: NO_HEADERS, returnHeaders: true }),
    )
    // It was read before better-auth read it: if it is still stored in the end, it is the one that was verified.
    const verifiedHash = known?.hash ?? ''
    return { user: response.user, sessionToken: response.token, headers, verifiedHash }
  }

  /** The password of whoever is logged in, when it is the one that was typed. */
  async function verifyPassword(cookies: CookieHeader, password: string) {
    const found = await findSession(cookies)
    if (!found) throw loginNeeded()
    const { user } = found
    const hash = await findPasswordHash(db, user.id)
    if (hash === null || !(await passwords.verify({ hash, password }))) throw passwordWrong()
    return { user, verified: { personId: user.id, hash } }
  }

  const findSession = (cookies: CookieHeader) =>
    cookies === undefined ? null : ask((api) => api.getSession({ headers: headersOf(cookies) }))

  return {
    async signUp({ email, name, password }) {
      const { headers, response } = await ask((api) =>
        api.signUpEmail({ body: { email, name, password }, headers: NO_HEADERS, returnHeaders: true }),
      )
      // The session was written together with the password: as long as it is there, nobody has replaced it.
      return withToken({ user: response.user, sessionToken: response.token as string, headers })
    },
    logIn: async (given) => withToken(await openWithPassword(given)),
    async logInHere(given) {
      const opened = await openWithPassword(given)
      if (!(await db.transaction((tx) => mayStayOpen(tx, opened)))) throw passwordReplaced()
      return { person: personOf(opened.user), cookies: opened.headers.getSetCookie() }
    },
    async findPerson(cookies) {
      const found = await findSession(cookies)
      return found && personOf(found.user)
    },
    async switchToken(token, cookies) {
      const find = () => findToken(db, { realm, token, device: device.read(cookies), now: now() })
      const found = await find()
      if (!found) throw loginNeeded()
      await endOlderSessions(db, found.id, now())
      const { personId, id: tokenId } = found
      try {
        const { headers } = await ask((api) =>
          api.openSession({ body: { personId, tokenId }, headers: NO_HEADERS, returnHeaders: true }),
        )
        return headers.getSetCookie()
      } catch (error) {
        // The database writes no session of a token that was revoked meanwhile.
        if (!(await find())) throw loginNeeded()
        throw error
      }
    },
    async logOut(cookies, token) {
      const found = await findSession(cookies)
      if (found) await revokeTokenOf(db, found.session.token)
      const known = token && (await findToken(db, { realm, token, device: device.read(cookies), now: now() }))
      if (known) await revokeToken(db, known.id)
      const { headers } = await ask((api) =>
        api.signOut({ headers: headersOf(cookies ?? ''), returnHeaders: true }),
      )
      return [...headers.getSetCookie(), device.clear()]
    },
    async sendReset(email) {
      await ask((api) => api.requestPasswordReset({ body: { email } }))
    },
    async resetPassword({ key, password }) {
      await ask((api) => api.resetPassword({ body: { token: key, newPassword: password } }))
    },
    async changePassword(cookies, { current, next }) {
      const { user, verified } = await verifyPassword(cookies, current)
      const verifiedHash = await passwords.hash(next)
      await whilePasswordHolds(db, verified, (tx) => setPassword(tx, user.id, verifiedHash))
      const { headers, response } = await ask((api) =>
        api.openSession({ body: { personId: user.id }, headers: NO_HEADERS, returnHeaders: true }),
      )
      return withToken({ user, sessionToken: response.token, headers, verifiedHash })
    },
    async sendConfirmation({ id, email }) {
      const key = await addConfirmation(db, { personId: id, email, now: now() })
      await sendMail(parts, email, (letter) =>
        confirmMail(letter, confirmationLink(publicUrl, key), publicUrl),
      )
    },
    sendAccountExists: (email) => sendMail(parts, email, (letter) => accountExistsMail(letter, publicUrl)),
    async addEmailChange(cookies, { email, password }) {
      const { user, verified } = await verifyPassword(cookies, password)
      if ((await findPersonId(db, realm, email)) !== null)
        throw new AppError('email_taken', 'Another account has this address.')
      return whilePasswordHolds(db, verified, async (tx) => {
        await lockPerson(tx, user.id)
        // Only the last address that was asked for counts: one before it may have been misspelt.
        await voidEmailChanges(tx, user.id)
        return addConfirmation(tx, { personId: user.id, email, now: now() })
      })
    },
    sendEmailChange: ({ email, key }) =>
      sendMail(parts, email, (letter) => changeMail(letter, confirmationLink(publicUrl, key))),
    async rename(cookies, name) {
      await ask((api) => api.updateUser({ body: { name }, headers: headersOf(cookies ?? '') }))
    },
    async deletePerson(cookies, password) {
      const { user, verified } = await verifyPassword(cookies, password)
      await whilePasswordHolds(db, verified, (tx) => removePerson(tx, user.id))
      const { headers } = await ask((api) =>
        api.signOut({ headers: headersOf(cookies ?? ''), returnHeaders: true }),
      )
      return [...headers.getSetCookie(), device.clear()]
    },
  }
}

/** A session that better-auth has written, before anybody has its cookie. */
interface Opened {
  user: AuthUser
  sessionToken: string
  headers: Headers
  /** Of the password that it was opened with. */
  verifiedHash?: string
}

/**
 * Whether a session may stay open: it is still there, and so is the password that it was opened with. Otherwise it is closed.
 * Nobody can replace the password before the transaction ends (see password-lock.ts).
 */
async function mayStayOpen(tx: Queryable, { user, sessionToken, verifiedHash }: Opened): Promise<boolean> {
  const hash = await lockPassword(tx, user.id)
  if (verifiedHash !== undefined && verifiedHash !== hash) {
    await tx.delete(session).where(eq(session.token, sessionToken))
    return false
  }
  const there = await tx.select({ id: session.id }).from(session).where(eq(session.token, sessionToken))
  return there.length > 0
}

/**
 * better-auth hashes the password of one who is unknown too, but asks the database once less: we ask in its place, so that the
 * time tells nothing of who has an account.
 */
async function lookLikeKnown(db: Database): Promise<void> {
  await db.select({ id: credential.id }).from(credential).where(eq(credential.userId, NOBODY))
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

interface AuthUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  role?: string | null | undefined
}

const personOf = ({ id, name, email, emailVerified, role }: AuthUser): Person => ({
  id,
  name,
  email,
  isEmailConfirmed: emailVerified,
  role: role as Role,
})

/** Nothing of the request but its cookies: addresses and browsers of members are not kept. */
const headersOf = (cookie: string) => new Headers({ cookie })
const NO_HEADERS = new Headers()

const loginNeeded = () => new AppError('login_needed', 'No session, or one that has ended.')
const passwordReplaced = () =>
  new AppError('login_failed', 'The password was replaced while somebody logged in with it.')

const CODES: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'login_failed',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  // Two who took the same address at once.
  FAILED_TO_CREATE_USER: 'email_taken',
  INVALID_TOKEN: 'reset_link_invalid',
  USER_NOT_FOUND: 'reset_link_invalid',
}

/** What better-auth refuses, by our codes. */
function translate(error: unknown): never {
  const { body, status } = error as { body?: { code?: string; message?: string }; status?: string }
  const code = body?.code ? CODES[body.code] : undefined
  if (code) throw new AppError(code, body?.message ?? code, { cause: error })
  if (status === 'UNAUTHORIZED') throw loginNeeded()
  throw error
}

/** A promise that is made once, and again if it fails. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
