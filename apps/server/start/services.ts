import { join } from 'node:path'
import { deskContracts } from '@lerret/api/contracts'
import type { AccountRealms } from '../accounts/accounts.ts'
import { openAccounts } from '../accounts/open-accounts.ts'
import type { Passwords } from '../accounts/passwords/hashing.ts'
import { createRevisionReader } from '../content/revision-cache.ts'
import type { Database } from '../db/connection.ts'
import { holdBackRehearsal } from '../house-address/rehearsal.ts'
import { type Identity, openIdentity, readSecret } from '../identity/identity.ts'
import { type ObservedMailer, observeMailer } from '../mail/mail-health.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { openOutbox } from '../mail/outbox.ts'
import { createPictureProcess, type PictureProcess } from '../media/render/picture-process.ts'
import { type ImageStore, openImageStore } from '../media/store.ts'
import { createNewsletterSource } from '../newsletter/issues/mailing.ts'
import type { DeliveryDependencies } from '../outgoing-mail/deliver.ts'
import { createMailQueue, type MailQueue } from '../outgoing-mail/queue.ts'
import { createEncryption, deriveKey, type Encryption } from '../security/encryption.ts'
import type { Settings } from '../settings/settings.ts'
import { createSignInService, type SignInService } from '../staff-oidc/service.ts'
import { openWallets, type Wallets } from '../wallets/wallets.ts'
import { logError, logWarning } from './operator-log.ts'
import type { Publishing } from './publishing.ts'

/** What the routes work with, beside the database and the live site. */
export interface Services {
  images: ImageStore
  /** Renders pictures in a process of its own. */
  renderPicture: PictureProcess['render']
  /** Every mail goes out through it. */
  mailer: MailQueue
  mailServer: ObservedMailer
  delivery: DeliveryDependencies
  identity: Identity
  accounts: AccountRealms
  /** What the ticketing provider signs its deliveries with. */
  deliverySecret: string
  /** Keys of links to tickets are derived from it. */
  shareSecret: Buffer
  /** Encrypts members' tokens of the ticketing provider. */
  tokenEncryption: Encryption
  wallets: Wallets
  signInService: SignInService | undefined
  /** Encrypts the secrets of webhooks. */
  webhookEncryption: Encryption
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
  const { render: renderPicture } = createPictureProcess()
  const images = openImageStore(db, {
    render: renderPicture,
    originals: publishing.originals,
    cacheFolder: join(dataDir, 'cache', 'images'),
    maxCacheBytes: settings.imageCacheBytes,
    timeoutMs: settings.imageTimeoutMs,
    hasAvif: settings.hasAvif,
    readRevision: createRevisionReader(db, now),
    now,
    onError: logError('A picture could not be resized or stored.'),
  })
  const outbox = join(dataDir, 'outbox')
  const mailServer = observeMailer(
    holdBackRehearsal(openMailer({ smtpUrl: settings.smtpUrl, outbox, now }), openOutbox(outbox, now), db),
    now,
  )
  const identity = await openIdentity({ settings: settings.identity, dataDir, publicUrl, now })
  const accountsSecret = await readSecret(dataDir, 'accounts', settings.accountsSecret)
  const delivery: DeliveryDependencies = {
    db,
    mailer: mailServer,
    encryption: createEncryption(accountsSecret, 'outgoing mail'),
    now,
    sources: { newsletter: createNewsletterSource({ db, now }) },
    logWarning,
  }
  const mailer = createMailQueue(delivery)
  const accounts = openAccounts({
    db,
    mailer,
    publicUrl,
    now,
    secret: accountsSecret,
    passwords,
    logError: logError("A member's mail could not be sent."),
  })
  const deliverySecret = await readSecret(dataDir, 'delivery', settings.deliverySecret)
  return {
    images,
    renderPicture,
    mailer,
    mailServer,
    delivery,
    identity,
    accounts,
    deliverySecret,
    wallets: await openWallets(settings.wallets, now()),
    signInService:
      settings.oidc &&
      createSignInService(settings.oidc, {
        redirectUri: `${publicUrl}${deskContracts.finishOidc.url}`,
        now,
      }),
    shareSecret: deriveKey(accountsSecret, 'ticket links'),
    tokenEncryption: createEncryption(accountsSecret, 'provider tokens'),
    webhookEncryption: createEncryption(accountsSecret, 'webhook secrets'),
  }
}
