import type { PublishResult } from '@lerret/api/contracts'
import type { StoredFile } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool, PoolConfig } from 'pg'
import type { DeskEventHub } from '../content/desk-events/hub.ts'
import type { Originals } from '../content/media/originals.ts'
import type { PictureProcess } from '../content/media/render/picture-process.ts'
import type { ImageStore } from '../content/media/store.ts'
import type { AccountRealms } from '../members/accounts/accounts.ts'
import type { LoginLimits } from '../members/accounts/login-limits.ts'
import type { Wallets } from '../members/wallets/wallets.ts'
import type { RestoreBackup } from '../operations/setup/restore-backup.ts'
import type { SetupCode } from '../operations/setup/setup-code.ts'
import type { Database } from '../platform/db/connection.ts'
import type { RepeatingJob } from '../platform/jobs/repeating-job.ts'
import type { SharedQueues } from '../platform/jobs/shared-queues.ts'
import type { ObservedMailer } from '../platform/mail/mail-health.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { DeliveryDependencies } from '../platform/outgoing-mail/deliver.ts'
import type { Encryption } from '../platform/security/encryption.ts'
import type { SecretAttempts } from '../platform/security/secret-attempts.ts'
import type { SharedCounts } from '../platform/security/shared-counts.ts'
import type { ProviderConnection } from '../programme/ticketing/try-provider.ts'
import type { Identity } from '../programs/identity/identity.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Previewer } from '../publishing/preview/preview.ts'
import type { Release } from '../publishing/releases/release.ts'
import type { Renderer } from '../publishing/render/renderer.ts'
import type { Settings } from '../settings/settings.ts'
import type { DeskFiles } from '../staff/desk-app/app-files.ts'
import type { SignInService } from '../staff/oidc/service.ts'
import type { Searcher } from '../visitors/search/searcher.ts'
import type { Lifecycle } from './lifecycle.ts'

export type { Settings }

/**
 * An opened house: what its features work with. `openHouse` makes one at the start, `createTestHouse` one for tests. Every folder may
 * import this type.
 */
export interface House {
  settings: Settings
  /** The real time, also where the clock of the site stands still. */
  now: () => Date
  /** The time of the site, which a demo can set. */
  siteTime: () => Date
  log: HouseLog

  db: Database
  /** Connections to PostgreSQL itself, for what a pooler cannot do. */
  directPool: Pool
  connection: PoolConfig
  /** The job queues that the servers of the house share. */
  queues: Pick<SharedQueues, 'open'>
  disk: Disk
  secrets: HouseSecrets

  accounts: AccountRealms
  loginLimits: LoginLimits
  secretAttempts: SecretAttempts
  /** Counts guesses together with other servers. */
  sharedCounts: Pick<SharedCounts, 'share'>
  /** Where staff sign in beside passwords, if the house has such a service. */
  signInService: SignInService | undefined
  identity: Identity

  /** Every mail goes out through it. */
  mailer: Mailer
  mailServer: Pick<ObservedMailer, 'health' | 'verify'>
  /** How mails that wait are sent. */
  delivery: DeliveryDependencies

  /** The files that staff upload. */
  originals: Originals
  images: Pick<ImageStore, 'findImage' | 'findDraftImage' | 'cacheAll'>
  /** Renders pictures in a process of its own. */
  renderPicture: PictureProcess['render']
  /** The bytes of a stored picture or document. */
  readMedia(media: StoredFile): Promise<Uint8Array>

  /** The release that is live at this moment. */
  live: () => LiveRelease
  /** Calls the listener with the live release now, and with each one that replaces it. */
  watchReleases(listener: (release: Release, before: Release | undefined) => void): void
  renderer: Renderer
  previewer: Previewer
  /** Publishes everything that is due, and returns when it is live. */
  publishNow(): Promise<PublishResult>
  /** The words of the house in its language. */
  words: () => Words
  searcher: Searcher
  /** Counts a search that found nothing. */
  countMissedSearch(query: string, request: Pick<FastifyRequest, 'ip' | 'headers'>): void

  /** How ticketing providers are reached. */
  provider: ProviderConnection
  /** Settles when the demo's ticket office can be asked; undefined in other houses. */
  ticketOfficeReady: Promise<void> | undefined
  /** The wallets of phones that tickets can be added to. */
  wallets: Wallets

  /** Tells what happens at the desks of the house. */
  deskEvents: DeskEventHub
  deskFiles: DeskFiles | undefined
  /** The code with which the first administrator sets up the house. */
  setupCode: SetupCode
  /** Replaces a house without an administrator with a backup. */
  restoreBackup: RestoreBackup
  /** Stops the server and starts it again. */
  restart(): void
  /** Counts what the server does; undefined without a METRICS_TOKEN. */
  metrics: Metrics | undefined
}

/** One feature of the server, by what it adds. Each API is a scope of its own, whose errors, words and origins fit its callers. */
export interface Feature {
  /** Routes at addresses of their own. */
  routes?: FeatureRoutes
  /** Calls of members and of the ticketing provider, below `/partners`. */
  partnerCalls?: FeatureRoutes
  /** Calls of the desk, below `/redaksjon/api`. */
  deskCalls?: FeatureRoutes
  /** These are repeated, on one of the servers that share the database. */
  jobs?(house: House): RepeatingJob[]
  /** Starts what is no job, when the server listens. */
  start?(house: House, lifecycle: Pick<Lifecycle, 'onStop'>): void | Promise<void>
}
type FeatureRoutes = (app: FastifyInstance, house: House) => void | Promise<void>

export interface HouseSecrets {
  /** The secret that the ticketing provider signs its deliveries with. */
  delivery: string
  /** A key for one purpose, derived from the secret of the house. */
  deriveKey(purpose: string): Buffer
  /** Encrypts what is stored for one purpose. */
  createEncryption(purpose: string): Encryption
}

/** The disk of the data folder. */
export interface Disk {
  readFreeBytes(): Promise<number>
  /** Whether what is written can be stored. */
  hasSpace(): Promise<boolean>
}

/** Lines for the operator. */
export interface HouseLog {
  info(line: string): void
  warn(line: string): void
  /** Returns a handler that logs an error after a sentence that says what failed. */
  error(whatFailed: string): (error: unknown) => void
}
