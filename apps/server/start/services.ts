import { join } from 'node:path'
import { type AccountRealms, openAccounts } from '../accounts/accounts.ts'
import type { Passwords } from '../accounts/passwords/hashing.ts'
import { createRevisionReader } from '../content/revision-cache.ts'
import type { Database } from '../db/connection.ts'
import { type Identity, openIdentity, readSecret } from '../identity/identity.ts'
import { type ObservedMailer, observeMailer } from '../mail/mail-health.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { type ImageStore, openImageStore } from '../media/store.ts'
import type { Settings } from '../settings/settings.ts'
import { logError } from './operator-log.ts'
import type { Publishing } from './publishing.ts'

/** What the routes work with, beside the database and the live site. */
export interface Services {
  images: ImageStore
  mailer: ObservedMailer
  identity: Identity
  accounts: AccountRealms
  /** What the ticketing provider signs its deliveries with. */
  deliverySecret: string
}

interface ServiceDependencies {
  settings: Settings
  db: Database
  passwords: Passwords
  publishing: Pick<Publishing, 'originals'>
  now: () => Date
}

export async function openServices({
  settings,
  db,
  passwords,
  publishing,
  now,
}: ServiceDependencies): Promise<Services> {
  const { dataDir, publicUrl } = settings
  const images = openImageStore(db, {
    originals: publishing.originals,
    cacheFolder: join(dataDir, 'cache', 'images'),
    maxCacheBytes: settings.imageCacheBytes,
    timeoutMs: settings.imageTimeoutMs,
    hasAvif: settings.hasAvif,
    readRevision: createRevisionReader(db, now),
    now,
    onError: logError('A picture could not be resized or stored.'),
  })
  const mailer = observeMailer(
    openMailer({ smtpUrl: settings.smtpUrl, outbox: join(dataDir, 'outbox'), now }),
    now,
  )
  const identity = await openIdentity({ settings: settings.identity, dataDir, publicUrl, now })
  const accounts = openAccounts({
    db,
    mailer,
    publicUrl,
    now,
    secret: await readSecret(dataDir, 'accounts', settings.accountsSecret),
    passwords,
    logError: logError("A member's mail could not be sent."),
  })
  const deliverySecret = await readSecret(dataDir, 'delivery', settings.deliverySecret)
  return { images, mailer, identity, accounts, deliverySecret }
}
