import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { MIN_PASSWORD_LENGTH } from '@lerret/model'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import type { LogFormat } from '../logging/format-line.ts'
import {
  BACKUP_SECRET_VARIABLES,
  type BackupSettings,
  backupVariables,
  findMissingBackupVariable,
  toBackupSettings,
} from './backup-settings.ts'
import {
  FILES_SECRET_VARIABLES,
  filesVariables,
  type SharedFilesSettings,
  toSharedFilesSettings,
} from './files-settings.ts'
import {
  type IdentitySettings,
  identityVariables,
  SECRET_VARIABLES,
  toIdentitySettings,
} from './identity-settings.ts'
import { OIDC_SECRET_VARIABLES, type OidcSettings, oidcVariables, toOidcSettings } from './oidc-settings.ts'
import {
  toWalletSettings,
  WALLET_SECRET_VARIABLES,
  type WalletSettings,
  walletVariables,
} from './wallet-settings.ts'

function numberBetween(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.coerce.number({ error }).min(min, { error }).max(max, { error })
}

function wholeNumberBetween(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const Port = wholeNumberBetween(0, 65_535)

const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

/** Proxies whose forwarding headers are trusted: `10.0.0.2, 192.168.0.0/16, ::1`. */
const AddressList = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .refine((entries) => entries.every((entry) => isIP(entry) || ipaddr.isValidCIDR(entry)), {
    error: 'must be addresses or networks such as 10.0.0.2,192.168.0.0/16',
  })

/** Scheme, host and port alone, as keys are bound to them. */
const Origin = z
  .string()
  .refine((text) => /^https?:/i.test(text) && URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    error: 'must be an origin such as https://tickets.example, without path or password',
  })
  .transform((text) => new URL(text).origin)

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  CHECKOUT_PORT: Port.default(3001),
  CHECKOUT_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  TICKETING_TOKEN: z.string().min(1).optional(),
  TICKETING_ORIGIN: Origin.optional(),
  TICKETING_TOKEN_EXPIRES: z.iso.date({ error: 'must be a date such as 2027-11-20' }).optional(),
  IMPORT_ORIGIN: Origin.optional(),
  WEBHOOK_ORIGIN: Origin.optional(),
  TICKETING_SECONDS: numberBetween(1, 3600).optional(),
  DATA_DIR: z.string().min(1).default('var'),
  HOUSE_FILE: z.string().min(1).optional(),
  DATABASE_URL: DatabaseUrl.optional(),
  DATABASE_DIRECT_URL: DatabaseUrl.optional(),
  POSTGRES_BIN: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address with a host' })
    .optional(),
  MAILS_PER_MINUTE: numberBetween(1, 6000).default(60),
  DEMO_TODAY: z.iso.date({ error: 'must be a date such as 2026-11-20' }).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  IMAGE_SECONDS: numberBetween(1, 60).default(3),
  IMAGE_AVIF: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  IMAGE_CACHE_MB: numberBetween(1, 1_000_000).default(1000),
  TRUSTED_PROXIES: AddressList,
  PURGE_COMMAND: z.string().min(1).optional(),
  CDN_SECONDS: wholeNumberBetween(0, 3600).default(0),
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_FORMAT: z.enum(['plain', 'json'], { error: 'must be plain or json' }).default('plain'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Signs the cookies of accounts; made at the first start unless it is set. */
  ACCOUNTS_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  /** What the ticketing provider signs with. */
  DELIVERY_SECRET: z.string().min(24, { error: 'must have at least 24 characters' }).optional(),
  DEMO_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, { error: `must have at least ${MIN_PASSWORD_LENGTH} characters` })
    .optional(),
  ...identityVariables,
  ...oidcVariables,
  ...walletVariables,
  ...backupVariables,
  ...filesVariables,
})

/** The names of all variables that the server reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

export interface Settings {
  port: number
  host: string
  checkoutPort: number
  /** Where visitors find the demo's stand-in for the ticketing provider. */
  checkoutUrl: string
  /** The key for the ticketing provider. It is sent only to `ticketingOrigin`, and not at all without that. */
  ticketingToken: string | undefined
  /** The last day of that key, which the desk warns about. A key that is a JWT has its own. */
  ticketingTokenExpires: string | undefined
  /** Where the operator's ticketing provider is; it may be inside the server's own network. */
  ticketingOrigin: string | undefined
  /** Where the house's old website is, if it is inside the server's own network. */
  importOrigin: string | undefined
  /** Where webhooks may be sent inside the server's own network. */
  webhookOrigin: string | undefined
  /** How often the provider is polled, instead of the default of its kind. */
  ticketingSeconds: number | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` is the address of a pooler such as pgBouncer. */
  databaseDirectUrl: string | undefined
  /** The folder of a PostgreSQL of the system, whose programs run the embedded database. */
  postgresBin: string | undefined
  /** A file with the answers of the set-up, for a house that is still empty. */
  houseFile: string | undefined
  publicUrl: string
  /** The SMTP server; without it mails are written to the data folder. */
  smtpUrl: string | undefined
  /** The rate of mails to many, such as newsletters; mail providers refuse more than they have agreed to. */
  mailsPerMinute: number
  /** A fixed date for the demo house; undefined for the real one. */
  demoToday: string | undefined
  /** The token for `/metrics`; without it there is no such route. */
  metricsToken: string | undefined
  /** How long a visitor waits for a picture that is being resized. */
  imageTimeoutMs: number
  /** Whether pictures are also made as AVIF, which takes three times the processor time of WebP. */
  hasAvif: boolean
  /** The size of the cache of resized pictures. */
  imageCacheBytes: number
  /** Proxies in front of the server, by address or network, whose forwarding headers are trusted. */
  trustedProxies: readonly string[]
  /** How long a CDN in front may serve a page without asking; 0 where there is none. */
  cdnSeconds: number
  /** Removes the copies of changed pages from a CDN. */
  purgeCommand: string | undefined
  /** Whether browsers install the service worker; off removes it from those that have it. */
  hasWorker: boolean
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  logFormat: LogFormat
  identity: IdentitySettings
  /** Where staff sign in, beside passwords. */
  oidc: OidcSettings | undefined
  wallets: WalletSettings
  backup: BackupSettings
  /** Where the servers of a house share uploaded files; undefined for a house with one server. */
  sharedFiles: SharedFilesSettings | undefined
  accountsSecret: string | undefined
  deliverySecret: string | undefined
  /** The password of the demo accounts; without it one is generated and printed once. */
  demoPassword: string | undefined
}

/** Reads the settings at the start. An invalid variable is named, with what it should be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // Many tools pass an empty variable for one that is not set.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(variables)
  if (!data) {
    const problems = error.issues.map(
      ({ path, message }) => `${describeVariable(String(path[0]), variables)}: ${message}`,
    )
    throw new AppError('setting_invalid', `Environment: ${problems.join('; ')}`)
  }
  const identity = toIdentitySettings(data)
  if ('missing' in identity)
    throw new AppError(
      'setting_invalid',
      `Environment: ${identity.missing} is missing; an identity provider is known by IDENTITY_ISSUER, IDENTITY_JWKS_URL and IDENTITY_AUDIENCE together`,
    )
  const oidc = toOidcSettings(data)
  if (oidc && 'missing' in oidc)
    throw new AppError(
      'setting_invalid',
      `Environment: ${oidc.missing} is missing; a sign-in service needs it beside the other STAFF_OIDC_ variables`,
    )
  const wallets = toWalletSettings(data)
  if ('missing' in wallets)
    throw new AppError(
      'setting_invalid',
      `Environment: ${wallets.missing} is missing; a wallet needs all its variables`,
    )
  const missing = findMissingBackupVariable(data)
  if (missing !== undefined)
    throw new AppError(
      'setting_invalid',
      `Environment: ${missing} is missing; a store for backups needs it beside the other BACKUP_S3_ variables`,
    )
  if (data.WAL_DIR && data.DATABASE_URL)
    throw new AppError(
      'setting_invalid',
      'Environment: WAL_DIR is for the embedded database; with DATABASE_URL, that PostgreSQL has an archive of its own',
    )
  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL)
    throw new AppError(
      'setting_invalid',
      'Environment: DATABASE_DIRECT_URL is for a DATABASE_URL that goes through a pooler such as pgBouncer; alone, the address belongs in DATABASE_URL',
    )
  const sharedFiles = toSharedFilesSettings(data)
  if (sharedFiles && 'problem' in sharedFiles)
    throw new AppError('setting_invalid', `Environment: ${sharedFiles.problem}`)
  return {
    port: data.PORT,
    host: data.HOST,
    checkoutPort: data.CHECKOUT_PORT,
    checkoutUrl: (data.CHECKOUT_URL ?? `http://localhost:${data.CHECKOUT_PORT}`).replace(/\/+$/, ''),
    ticketingToken: data.TICKETING_TOKEN,
    ticketingOrigin: data.TICKETING_ORIGIN,
    ticketingTokenExpires: data.TICKETING_TOKEN_EXPIRES,
    importOrigin: data.IMPORT_ORIGIN,
    webhookOrigin: data.WEBHOOK_ORIGIN,
    ticketingSeconds: data.TICKETING_SECONDS,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    postgresBin: data.POSTGRES_BIN && resolve(data.POSTGRES_BIN),
    houseFile: data.HOUSE_FILE && resolve(data.HOUSE_FILE),
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    smtpUrl: data.SMTP_URL,
    mailsPerMinute: data.MAILS_PER_MINUTE,
    demoToday: data.DEMO_TODAY,
    metricsToken: data.METRICS_TOKEN,
    imageTimeoutMs: data.IMAGE_SECONDS * 1000,
    hasAvif: data.IMAGE_AVIF === 'on',
    imageCacheBytes: data.IMAGE_CACHE_MB * 1_000_000,
    trustedProxies: data.TRUSTED_PROXIES,
    cdnSeconds: data.CDN_SECONDS,
    purgeCommand: data.PURGE_COMMAND,
    hasWorker: data.SERVICE_WORKER === 'on',
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT,
    identity,
    oidc,
    wallets,
    backup: toBackupSettings(data, resolve(data.DATA_DIR)),
    sharedFiles,
    accountsSecret: data.ACCOUNTS_SECRET,
    deliverySecret: data.DELIVERY_SECRET,
    demoPassword: data.DEMO_PASSWORD,
  }
}

const SECRETS = [
  'ACCOUNTS_SECRET',
  'DATABASE_DIRECT_URL',
  'DATABASE_URL',
  'DELIVERY_SECRET',
  'DEMO_PASSWORD',
  'METRICS_TOKEN',
  'PURGE_COMMAND',
  'SMTP_URL',
  'TICKETING_TOKEN',
  ...SECRET_VARIABLES,
  ...OIDC_SECRET_VARIABLES,
  ...WALLET_SECRET_VARIABLES,
  ...BACKUP_SECRET_VARIABLES,
  ...FILES_SECRET_VARIABLES,
]

/** The variable with its value, unless that is secret. */
const describeVariable = (name: string, variables: NodeJS.ProcessEnv) =>
  SECRETS.includes(name) ? name : `${name}=${variables[name]}`
