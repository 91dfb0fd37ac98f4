import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { AppError, type ErrorCode } from '../errors/app-error.ts'
import type { Mailer } from '../mail/mailer.ts'
import { getSender } from '../mail/sender.ts'
import type { Auth } from './auth.ts'
import { deviceCookie } from './device-cookie.ts'
import { resetLink, resetMail } from './mails.ts'
import type { Passwords } from './passwords.ts'
import { findPersonId } from './people.ts'
import type { Realm, Role } from './realms.ts'
import { credential, verification } from './table.ts'
import {
  endOlderSessions,
  findToken,
  issueToken,
  revokeToken,
  revokeTokenOf,
  revokeTokens,
} from './tokens.ts'
import type { MemberWords } from './words.ts'

export interface AccountParts {
  db: Database
  mailer: Mailer
  words: MemberWords
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
  rename(cookies: CookieHeader, name: string): Promise<void>
  deletePerson(cookies: CookieHeader, password: string): Promise<string[]>
}

export interface AccountRealms {
  of(realm: Realm): Accounts
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
    warm: async () => void (await import('./auth.ts')),
  }
}

async function loadAuth(realm: Realm, parts: AccountParts): Promise<Auth> {
  const { createAuth } = await import('./auth.ts')
  const { db, mailer, words, publicUrl, secret, passwords, report } = parts
  return createAuth({
    db,
    realm,
    secret,
    publicUrl,
    passwords,
    async sendReset(email, key) {
      try {
        const sender = await getSender(db)
        await mailer.send(resetMail({ sender, words, to: email, link: resetLink(publicUrl, key) }))
      } catch (error) {
        report(error)
      }
    },
    async afterReset(personId) {
      await revokeTokens(db, personId)
      // Other links that were asked for are no longer needed.
      await db
        .delete(verification)
        .where(and(eq(verification.realm, realm), eq(verification.value, personId)))
    },
  })
}

function accountsOf(realm: Realm, { db, publicUrl, now }: AccountParts, auth: () => Promise<Auth>): Accounts {
  const device = deviceCookie(realm, publicUrl)
  const ask = async <Result>(call: (api: Auth['api']) => Promise<Result>) => {
    const { api } = await auth()
    return call(api).catch(translate)
  }

  async function withToken(found: {
    user: AuthUser
    sessionToken: string
    headers: Headers
  }): Promise<LoggedIn> {
    const { user, sessionToken, headers } = found
    const issued = await issueToken(db, { personId: user.id, sessionToken, now: now() })
    return {
      person: personOf(user),
      token: issued.token,
      cookies: [...headers.getSetCookie(), device.set(issued.device)],
    }
  }

  async function openWithPassword(body: { email: string; password: string }) {
    await lookLikeKnown(db, realm, body.email)
    const { headers, response } = await ask((api) =>
      api.signInEmail({ body, headers: NO_HEADERS, returnHeaders: true }),
    )
    return { user: response.user, sessionToken: response.token, headers }
  }

  const findSession = (cookies: CookieHeader) =>
    cookies === undefined ? null : ask((api) => api.getSession({ headers: headersOf(cookies) }))

  return {
    async signUp({ email, name, password }) {
      const { headers, response } = await ask((api) =>
        api.signUpEmail({ body: { email, name, password }, headers: NO_HEADERS, returnHeaders: true }),
      )
      return withToken({ user: response.user, sessionToken: response.token as string, headers })
    },
    logIn: async (given) => withToken(await openWithPassword(given)),
    async logInHere(given) {
      const { user, headers } = await openWithPassword(given)
      return { person: personOf(user), cookies: headers.getSetCookie() }
    },
    async findPerson(cookies) {
      const found = await findSession(cookies)
      return found && personOf(found.user)
    },
    async switchToken(token, cookies) {
      const found = await findToken(db, { realm, token, device: device.read(cookies), now: now() })
      if (!found) throw loginNeeded()
      await endOlderSessions(db, found.id, now())
      const { headers } = await ask((api) =>
        api.openSession({
          body: { personId: found.personId, tokenId: found.id },
          headers: NO_HEADERS,
          returnHeaders: true,
        }),
      )
      return headers.getSetCookie()
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
      const { headers, response } = await ask((api) =>
        api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers: headersOf(cookies ?? ''),
          returnHeaders: true,
        }),
      )
      const user = response.user as AuthUser
      await revokeTokens(db, user.id)
      return withToken({ user, sessionToken: response.token as string, headers })
    },
    async rename(cookies, name) {
      await ask((api) => api.updateUser({ body: { name }, headers: headersOf(cookies ?? '') }))
    },
    async deletePerson(cookies, password) {
      const { headers } = await ask((api) =>
        api.deleteUser({ body: { password }, headers: headersOf(cookies ?? ''), returnHeaders: true }),
      )
      return [...headers.getSetCookie(), device.clear()]
    },
  }
}

/**
 * better-auth hashes the password of one who is unknown too, but asks the database once less: we ask in its place, so that the
 * time tells nothing of who has an account.
 */
async function lookLikeKnown(db: Database, realm: Realm, email: string): Promise<void> {
  if ((await findPersonId(db, realm, email)) !== null) return
  await db.select({ id: credential.id }).from(credential).where(eq(credential.userId, NOBODY))
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

interface AuthUser {
  id: string
  name: string
  email: string
  role?: string | null | undefined
}

const personOf = ({ id, name, email, role }: AuthUser): Person => ({ id, name, email, role: role as Role })

/** Nothing of the request but its cookies: addresses and browsers of members are not kept. */
const headersOf = (cookie: string) => new Headers({ cookie })
const NO_HEADERS = new Headers()

const loginNeeded = () => new AppError('login_needed', 'No session, or one that has ended.')

const CODES: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'login_failed',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  // Two who took the same address at once.
  FAILED_TO_CREATE_USER: 'email_taken',
  INVALID_PASSWORD: 'password_wrong',
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
