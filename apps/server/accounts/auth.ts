import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import { LONGEST_PASSWORD } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import { pathOfRealm, type Realm } from './realms.ts'
import { credential, person, session, verification } from './table.ts'
import { withinRealm } from './within-realm.ts'

const DAY = 24 * 3600
export const SESSION_SECONDS = 30 * DAY
export const RESET_SECONDS = 3600

export interface AuthParts {
  db: Database
  realm: Realm
  secret: string
  /** Where the site is; cookies are for https alone when it is. */
  publicUrl: string
  passwords: Passwords
  sendReset(to: Addressee, key: string): Promise<void>
  /** The password was changed with a link: whatever the old one opened must be closed. */
  afterReset(by: Addressee): Promise<void>
}

/** Whose account a link is for, and the address that it was mailed to. */
export interface Addressee {
  id: string
  email: string
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth for one realm. It is asked through its functions alone: its own HTTP handler is not mounted, so that there is
 * one way in to everything.
 */
export function createAuth({ db, realm, secret, publicUrl, passwords, sendReset, afterReset }: AuthParts) {
  const tables = { user: person, session, account: credential, verification }
  const drizzle = drizzleAdapter(db, { provider: 'pg', schema: tables, transaction: true })
  const inRealm = { realm: { type: 'string', required: false, input: false, returned: false } } as const
  return betterAuth({
    appName: 'Lerret',
    secret,
    baseURL: publicUrl,
    database: withinRealm(drizzle, realm),
    emailAndPassword: {
      enabled: true,
      // The rules (password-rules.ts) are asked before; here nothing may be cut or turned away that they let through.
      minPasswordLength: 1,
      maxPasswordLength: LONGEST_PASSWORD,
      password: passwords,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
      onPasswordReset: ({ user }) => afterReset(user),
    },
    user: {
      additionalFields: { ...inRealm, role: { type: 'string', defaultValue: 'member', input: false } },
    },
    session: {
      additionalFields: {
        ...inRealm,
        tokenId: { type: 'string', required: false, input: false, returned: false },
      },
      expiresIn: SESSION_SECONDS,
      // A session is renewed with the token.
      disableSessionRefresh: true,
    },
    account: { additionalFields: inRealm },
    verification: { additionalFields: inRealm, storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It logs addresses; what goes wrong is thrown, or reported by us.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'lerret',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { path: pathOfRealm(realm), sameSite: 'lax', httpOnly: true },
      database: { generateId: () => randomUUID() },
    },
    plugins: [sessionOpener],
  })
}

const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    /** A session for one who has been recognised by other means than a password. */
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ personId: z.string(), tokenId: z.string().optional() }) },
      async (ctx) => {
        const { personId, tokenId } = ctx.body
        const user = await ctx.context.internalAdapter.findUserById(personId)
        if (!user) throw ctx.error('UNAUTHORIZED')
        const opened = await ctx.context.internalAdapter.createSession(personId, false, { tokenId })
        await setSessionCookie(ctx, { session: opened, user })
        return ctx.json({ token: opened.token })
      },
    ),
  },
} as const
