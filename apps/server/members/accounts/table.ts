import { LANGUAGES } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/*
 * Each person belongs to a realm: the members of one partner, or the staff. See decision 011.
 */

/** People with an account, and the invented people of the demo house, who cannot log in. */
export const person = pgTable(
  'person',
  {
    id: uuid().primaryKey(),
    realm: text().notNull(),
    role: text({ enum: ['member', 'admin', 'editor', 'contributor'] }).notNull(),
    name: text().notNull(),
    /** Normalized by `normalizeEmail` (mail/normalize-email.ts). */
    email: text().notNull(),
    /** Whether the person has confirmed the address with a mailed link. */
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** The language of the desk, for staff; null for the language of the house. */
    language: text({ enum: LANGUAGES }),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (each) => [
    // An address has one account in a realm, and may have one in each.
    unique('person_address').on(each.realm, each.email),
    check('person_role', sql`(realm = 'staff') = (role <> 'member')`),
  ],
)

/** A column that points to a person; the row is deleted with the person. */
export const personReference = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** A token that a browser exchanges for sessions, on the device it was issued to. Only hashes are stored. */
export const accessToken = pgTable(
  'access_token',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: text().notNull().unique(),
    deviceHash: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (token) => [index('access_token_person').on(token.personId), index('access_token_end').on(token.expiresAt)],
)

/** A browser in which somebody is logged in. Only a hash of its cookie is stored. A session that was opened with a token ends with it. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: text().notNull().unique(),
    personId: personReference(),
    tokenId: uuid().references(() => accessToken.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    /** When it was last seen, for staff. */
    updatedAt: instant().notNull(),
    /** Stored for staff only. */
    userAgent: text(),
    /** Whether the person must set up a second factor first, and can do nothing else. */
    needsFactor: boolean().notNull().default(false),
  },
  (each) => [
    index('session_person').on(each.personId),
    index('session_token').on(each.tokenId),
    index('session_end').on(each.expiresAt),
  ],
)

/** A person's password, hashed; null until its owner has chosen another. The row is a lock: see passwords/lock.ts. */
export const credential = pgTable('credential', {
  personId: personReference().primaryKey(),
  password: text(),
})

/** A mailed link that confirms an address. Only a hash of its key is stored. */
export const emailConfirmation = pgTable(
  'email_confirmation',
  {
    hash: text().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The address it was mailed to: the account's own, or a new one. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (each) => [
    index('email_confirmation_person').on(each.personId),
    index('email_confirmation_end').on(each.expiresAt),
  ],
)

/** The second factor of a member of staff: the secret that an authenticator app has too. */
export const twoFactor = pgTable('two_factor', {
  personId: personReference().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: text().notNull(),
  /** Null until a code has shown that the app has the secret. */
  confirmedAt: instant(),
  /** The period of the last accepted code: earlier codes and the same one are not accepted again. */
  lastCounter: integer().notNull().default(0),
  /** Wrong codes in a row. */
  failures: integer().notNull().default(0),
  lockedUntil: instant(),
  createdAt: instant().notNull(),
})

/** Codes for somebody whose authenticator app is lost. Each is deleted when it is used. */
export const backupCode = pgTable(
  'backup_code',
  {
    hash: text().primaryKey(),
    personId: personReference(),
  },
  (code) => [index('backup_code_person').on(code.personId)],
)

/** A passkey of a person: the public half of a key pair, whose other half never leaves the person's devices. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: personReference(),
    /** The id that the authenticator gave it, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The last number of an authenticator that counts how often the passkey was used; 0 otherwise. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The host that it was made for. It works at no other. */
    host: text().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (each) => [index('passkey_person').on(each.personId)],
)

/** The challenges that passkeys sign. Each is deleted when it is used. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    hash: text().primaryKey(),
    /** Only the request that it was made for may answer it: see passkeys/challenges.ts. */
    flow: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (challenge) => [index('passkey_challenge_end').on(challenge.expiresAt)],
)

/** A sign-in whose password was right and whose code is awaited. */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    hash: text().primaryKey(),
    personId: personReference(),
    attempts: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (challenge) => [
    index('sign_in_challenge_person').on(challenge.personId),
    index('sign_in_challenge_end').on(challenge.expiresAt),
  ],
)

/** A device on which a person signs in without a code. */
export const trustedDevice = pgTable(
  'trusted_device',
  {
    hash: text().primaryKey(),
    personId: personReference(),
    expiresAt: instant().notNull(),
  },
  (device) => [
    index('trusted_device_person').on(device.personId),
    index('trusted_device_end').on(device.expiresAt),
  ],
)

/** A link with which a member of staff chooses a new password. Only a hash of its key is stored. */
export const passwordLink = pgTable(
  'password_link',
  {
    hash: text().primaryKey(),
    personId: personReference(),
    expiresAt: instant().notNull(),
  },
  (link) => [index('password_link_person').on(link.personId), index('password_link_end').on(link.expiresAt)],
)

/** Who a member of staff is at the house's sign-in service. Such an account has no password. */
export const staffIdentity = pgTable(
  'staff_identity',
  {
    personId: personReference().primaryKey(),
    issuer: text().notNull(),
    /** The identifier that the service never gives to anybody else: `oid` of Entra ID, `sub` of others. */
    subject: text().notNull(),
    linkedAt: instant().notNull(),
  },
  (identity) => [unique('staff_identity_subject').on(identity.issuer, identity.subject)],
)

/** A sign-in that was begun at the sign-in service. It is deleted when the browser comes back, so that its state is used once. */
export const pendingSignIn = pgTable(
  'pending_sign_in',
  {
    stateHash: text().primaryKey(),
    /** The hash of a cookie: only the browser that began the sign-in can finish it. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The screen of the desk that was asked for. */
    returnPath: text().notNull(),
    /** The hash of an invitation whose link was opened. */
    invitationHash: text(),
    expiresAt: instant().notNull(),
  },
  (each) => [index('pending_sign_in_end').on(each.expiresAt)],
)
