import { randomUUID } from 'node:crypto'
import { MAX_PASSWORD_LENGTH } from '@lerret/model'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import type { Passwords } from './passwords/hashing.ts'
import { type Realm, realmPath } from './realms.ts'
import { SESSION_SECONDS } from './sessions/tokens.ts'
import { credential, person, session, verification } from './table.ts'
import { withinRealm } from './within-realm.ts'

export interface AuthDependencies {
  db: Database
  realm: Realm
  secret: string
  /** The site's address. With https, cookies are secure. */
  publicUrl: string
  passwords: Passwords
  now(): Date
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth for one realm. Only its functions are called. Its HTTP handler is not mounted, so that our routes are the only way in.
 */
export function createAuth({ db, realm, secret, publicUrl, passwords, now }: AuthDependencies) {
  const tables = { user: person, session, account: credential, verification }
  const drizzle = drizzleAdapter(db, { provider: 'pg', schema: tables, transaction: true })
  const realmField = { realm: { type: 'string', required: false, input: false, returned: false } } as const
  return betterAuth({
    appName: 'Lerret',
    secret,
    baseURL: publicUrl,
    database: withinRealm(drizzle, realm),
    emailAndPassword: {
      enabled: true,
      // Passwords are checked before (passwords/rules.ts); better-auth must accept all that pass.
      minPasswordLength: 1,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
    },
    user: {
      additionalFields: {
        ...realmField,
        role: { type: 'string', defaultValue: 'member', input: false },
        language: { type: 'string', required: false, input: false },
      },
    },
    session: {
      additionalFields: {
        ...realmField,
        tokenId: { type: 'string', required: false, input: false, returned: false },
      },
      expiresIn: SESSION_SECONDS,
      // A session is renewed with the token.
      disableSessionRefresh: true,
    },
    // By the clock of the server, which tests set.
    databaseHooks: {
      session: { create: { before: async () => ({ data: { createdAt: now(), updatedAt: now() } }) } },
    },
    account: { additionalFields: realmField },
    verification: { additionalFields: realmField, storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would log addresses. Errors are thrown, or logged by us.
    logger: { disabled: true },
    advanced: {
      ipAddress: { disableIpTracking: true },
      cookiePrefix: 'lerret',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { path: realmPath(realm), sameSite: 'lax', httpOnly: true },
      database: { generateId: () => randomUUID() },
    },
    plugins: [sessionOpener],
  })
}

const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    /** Opens a session for a person who was authenticated by a token or a changed password. */
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ personId: z.string(), tokenId: z.string().optional() }) },
      async (ctx) => {
        const { personId, tokenId } = ctx.body
        const user = await ctx.context.internalAdapter.findUserById(personId)
        if (!user) throw ctx.error('UNAUTHORIZED')
        const opened = await ctx.context.internalAdapter.createSession(personId, false, { tokenId })
        await setSessionCookie(ctx, { session: opened, user })
        return ctx.json({ token: opened.token, user })
      },
    ),
  },
} as const
