import type { PasskeyAssertion, PasskeyRegistration } from '@lerret/api/contracts'
import type { Person } from '../../platform/access/callers.ts'
import type { Realm, Role } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Confirmation, Confirmed, PendingConfirmation } from './email-confirmations.ts'
import type { RealmPasskeys } from './passkeys/realm-passkeys.ts'
import type { Passwords } from './passwords/hashing.ts'
import type { VerifiedPassword } from './passwords/lock.ts'
import type { Session } from './person.ts'
import type { SecretBox } from './two-factor/secret-box.ts'

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

/** The password was right, and one of these is needed too. */
export interface SecondFactorNeeded {
  challenge: string
  factors: ('code' | 'passkey')[]
}

export interface LoggedIn {
  person: Person
  /** Stored by the browser, and exchanged for a session later. */
  token: string
  /** Values of Set-Cookie headers. */
  cookies: string[]
}

/** Shows that the owner of an account is there. */
export type Proof = { password: string } | { passkey: PasskeyAssertion }

/** The cookie header of a request. */
export type CookieHeader = string | undefined

/** The accounts of one realm. Refusals are AppErrors. Callers check the form of addresses and passwords first. */
export interface Accounts {
  signUp(input: { email: string; name: string; password: string }): Promise<LoggedIn>
  logIn(input: { email: string; password: string }): Promise<LoggedIn>
  /** A session without a token, for staff. If a second factor is needed, there are no cookies yet but a challenge. */
  logInWithoutToken(input: {
    email: string
    password: string
    cookies?: CookieHeader
    userAgent?: string | undefined
    /** Roles that may sign in with a password; everybody without it. */
    roles?: readonly Role[]
  }): Promise<{
    person: Person
    cookies: string[]
    challenge: SecondFactorNeeded | null
    needsFactor: boolean
  }>
  /** Returns the options with which a browser signs in by a passkey; with the challenge of a log-in, as its second step. */
  passkeyOptions(challenge?: string): Promise<Record<string, unknown>>
  /** A session with a token, for members. */
  logInWithPasskey(response: PasskeyAssertion): Promise<LoggedIn>
  /** A session without a token, for staff; with a challenge, the second step of `logInWithoutToken`. */
  logInWithPasskeyWithoutToken(input: {
    response: PasskeyAssertion
    challenge?: string | undefined
    isTrusted: boolean
    userAgent?: string | undefined
    roles?: readonly Role[]
  }): Promise<{ person: Person; cookies: string[] }>
  /** The second step of `logInWithoutToken`. */
  logInWithCode(input: {
    challenge: string
    code: string
    isTrusted: boolean
    userAgent?: string | undefined
  }): Promise<{ person: Person; cookies: string[] }>
  /** A session of somebody whom the sign-in service has recognized. */
  logInWithIdentity(input: {
    personId: string
    userAgent?: string | undefined
  }): Promise<{ person: Person; cookies: string[] }>
  passkeys: RealmPasskeys
  /** Whether the role of the person must have a second factor, and the person has none. */
  lacksFactor(tx: Queryable, person: Pick<Person, 'id' | 'role'>): Promise<boolean>
  /** Returns the options with which the logged-in person confirms by a passkey to be there. */
  confirmOptions(cookies: CookieHeader): Promise<Record<string, unknown>>
  /** Runs `write` in a transaction, for a logged-in person who has shown to be there. */
  withProof<Result>(
    cookies: CookieHeader,
    proof: Proof,
    write: (tx: Queryable) => Promise<Result>,
  ): Promise<Result>
  /** Returns the options with which a browser makes a passkey for the logged-in person. */
  addPasskeyOptions(cookies: CookieHeader): Promise<Record<string, unknown>>
  /** Adds the passkey that the browser made, and mails it to the person. */
  addPasskey(cookies: CookieHeader, input: { name: string; response: PasskeyRegistration }): Promise<void>
  /** Mails a member that a passkey was added or removed, if the address is known to be the member's. */
  sendPasskeyChange(to: Person, change: 'added' | 'removed'): Promise<void>
  findPerson(cookies: CookieHeader): Promise<Person | null>
  findSession(cookies: CookieHeader): Promise<Session | null>
  /** Checks the password of the logged-in person. */
  verifyPassword(cookies: CookieHeader, password: string): Promise<VerifiedPassword>
  /** The cookies of a fresh session for the owner of the token, on the device it was issued to. */
  switchToken(token: string, cookies: CookieHeader): Promise<string[]>
  /** Ends the session and revokes the token. Returns cookies that clear those of the browser. Repeating it is harmless. */
  logOut(cookies: CookieHeader, token?: string): Promise<string[]>
  sendReset(email: string): Promise<void>
  resetPassword(input: { key: string; password: string }): Promise<void>
  changePassword(cookies: CookieHeader, input: { current: string; next: string }): Promise<LoggedIn>
  /** Changes the password of staff, whose sessions have no token. Returns the cookies of a new session. */
  changePasswordWithoutToken(
    cookies: CookieHeader,
    input: { current: string; next: string; userAgent?: string | undefined },
  ): Promise<string[]>
  /** Mails a link that confirms the address of this person's account. */
  sendConfirmation(to: Pick<Person, 'id' | 'email'>): Promise<void>
  /** Mails the owner of an account that somebody tried to sign up with its address. */
  sendAccountExists(email: string): Promise<void>
  /** Prepares a new address, which the account gets when the link mailed there is confirmed. Returns the link's key. */
  addEmailChange(cookies: CookieHeader, input: { email: string; password: string }): Promise<string>
  sendEmailChange(input: { email: string; key: string }): Promise<void>
  /** Deletes the account with `erase`, which removes what else belongs to the person. Returns cookies that clear the session. */
  deletePerson(
    cookies: CookieHeader,
    password: string,
    erase: (tx: Queryable, personId: string) => Promise<void>,
  ): Promise<string[]>
  /** Mails the address of an account that was deleted. */
  sendDeleted(email: string): Promise<void>
}

export interface AccountRealms {
  forRealm(realm: Realm): Accounts
  /** Finds what a mailed link would confirm; null when it is used, void or expired. */
  findConfirmation(key: string): Promise<PendingConfirmation | null>
  /** Confirms an address (see email-confirmations.ts), and mails the previous address if the account had another. */
  confirmEmail(input: Omit<Confirmation, 'now' | 'requireNewPassword'>): Promise<Confirmed | null>
  /** The name of a person; undefined for an account that was deleted. */
  findName(personId: string): Promise<string | undefined>
  hashPassword(password: string): Promise<string>
  /** Encrypts the secrets of second factors. */
  secretBox: SecretBox
}
