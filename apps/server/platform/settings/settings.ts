import { resolve } from 'node:path'
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
  databaseVariables,
  demoVariables,
  houseVariables,
  logVariables,
  mailVariables,
  neighbourVariables,
  siteVariables,
  ticketingVariables,
} from './house-settings.ts'
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

const Environment = z.object({
  ...houseVariables,
  ...databaseVariables,
  ...mailVariables,
  ...backupVariables,
  ...ticketingVariables,
  ...walletVariables,
  ...oidcVariables,
  ...siteVariables,
  ...logVariables,
  ...filesVariables,
  ...neighbourVariables,
  ...identityVariables,
  ...demoVariables,
})

/** docs/settings.md lists all variables in these groups. */
export const SETTING_GROUPS: Record<string, Record<string, z.ZodType>> = {
  'The house': houseVariables,
  Database: databaseVariables,
  Mail: mailVariables,
  Backup: backupVariables,
  Tickets: ticketingVariables,
  'Wallets of phones': walletVariables,
  'Sign-in service of the staff': oidcVariables,
  'Pages and pictures': siteVariables,
  'Log and metrics': logVariables,
  'Files that several servers share': filesVariables,
  'Inside your own network': neighbourVariables,
  'Programs that use the APIs': identityVariables,
  'The demo': demoVariables,
}

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
