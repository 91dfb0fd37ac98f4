import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Settings } from '../../house/house.ts'
import { lockInTransaction } from '../../platform/db/transaction-lock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isDiskFullError } from '../../platform/files/atomic-write.ts'
import { assertSetupIsOpen } from '../../staff/accounts/first-administrator.ts'
import { moveAwayReleases } from '../backup/restore/earlier-releases.ts'
import { restoreHouse } from '../backup/restore/restore.ts'
import { writeRestorePoint } from '../backup/restore/restore-point.ts'
import type { BackupSettings } from '../backup/settings.ts'

/**
 * Replaces a house without an administrator with an uploaded backup. The server has to start again then: its keys, caches and
 * pages are those of the house before.
 */
export type RestoreBackup = (upload: Readable, passphrase: string) => Promise<void>

export function createRestoreBackup(house: {
  pool: Pool
  dataDir: string
  sharedFiles: Settings['sharedFiles']
  backup: Pick<BackupSettings, 'folder' | 'secretsKey' | 'secretsOpener'>
}): RestoreBackup {
  const { pool, dataDir, backup } = house
  return async (upload, passphrase) => {
    await mkdir(dataDir, { recursive: true })
    const folder = await mkdtemp(join(dataDir, 'restore-'))
    try {
      const file = join(folder, 'backup.tar.zst')
      await pipeline(upload, createWriteStream(file, { mode: 0o600 })).catch(throwReceiveError)
      await writeRestorePoint(pool, house)
      await restoreHouse(file, {
        pool,
        dataDir,
        secretsOpener: passphrase ? { passphrase } : backup.secretsOpener,
        needsSecrets: true,
        beforeReplacing: assertMayReplace,
      })
      const earlier = await moveAwayReleases(dataDir)
      await earlier.remove()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Somebody may have become administrator while the file was sent. */
async function assertMayReplace(client: PoolClient): Promise<void> {
  const tx = drizzle(client, { casing: 'snake_case' })
  await lockInTransaction(tx, 'first administrator')
  await assertSetupIsOpen(tx)
}

function throwReceiveError(cause: Error): never {
  if (isDiskFullError(cause))
    throw new AppError('disk_full', 'The disk has no room for the backup.', { cause })
  throw new AppError('request_invalid', 'The file did not arrive whole.', { cause })
}
