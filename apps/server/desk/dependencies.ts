import type { Words } from '@lerret/words/all'
import type { AccountRealms } from '../accounts/accounts.ts'
import type { LoginLimits } from '../accounts/login-limits.ts'
import type { Database } from '../db/connection.ts'
import type { DeskEventHub } from '../desk-events/hub.ts'
import type { MailHealth } from '../mail/mail-health.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { ManagementDependencies } from '../management-api/routes.ts'
import type { Originals } from '../media/originals.ts'
import type { ImageStore } from '../media/store.ts'
import type { Previewer } from '../preview/preview.ts'
import type { LiveRelease } from '../publishing/live-release.ts'
import type { Encryption } from '../security/encryption.ts'
import type { SecretAttempts } from '../security/secret-attempts.ts'
import type { RestoreBackup } from '../setup/restore-backup.ts'
import type { SetupCode } from '../setup/setup-code.ts'
import type { SignInService } from '../staff-oidc/service.ts'
import type { ProviderConnection } from '../ticketing/try-provider.ts'

export interface DeskDependencies {
  db: Database
  accounts: AccountRealms
  limits: LoginLimits
  words: () => Words
  publicUrl: string
  now: () => Date
  /** The time of the site, which stands still in some houses. */
  siteTime: () => Date
  previewer: Previewer
  images: Pick<ImageStore, 'findDraftImage'>
  originals: Originals
  /** Publishes what has changed, and returns when it is live. */
  publishNow: ManagementDependencies['publishNow']
  /** The release that is live at this moment. */
  live: () => LiveRelease
  mailer: Mailer
  mailHealth: () => MailHealth
  /** The room on the disk of the data folder. */
  readFreeBytes?: (() => Promise<number>) | undefined
  events: DeskEventHub
  /** The code with which the first administrator sets up the house. */
  setupCode: SetupCode
  secretAttempts: SecretAttempts
  /** Replaces a house without an administrator with a backup. */
  restoreBackup: RestoreBackup
  /** Stops the server and starts it again. */
  restart(): void
  /** Where export files of old websites wait until they are imported. */
  imports: { folder: string }
  /** How ticketing providers are reached; without it none can be tried. */
  providerConnection?: ProviderConnection | undefined
  /** Encrypts the secrets of webhooks; origins inside the server's network that they may have. */
  webhooks: { encryption: Encryption; trustedOrigins: readonly string[] }
  /** The backups that the server makes by itself. */
  backups: { isScheduled: boolean; folder: string }
  /** Where staff sign in beside passwords, if the house has such a service. */
  signInService?: SignInService | undefined
}
