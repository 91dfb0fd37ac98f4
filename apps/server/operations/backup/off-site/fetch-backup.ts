import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../../platform/errors/app-error.ts'
import { temporaryPath } from '../../../platform/files/atomic-write.ts'
import { openS3Store } from '../../../platform/files/s3-store.ts'
import type { BackupSettings } from '../settings.ts'
import { PARTIAL_ENDING } from '../write-backup.ts'

type S3Settings = NonNullable<BackupSettings['s3']>

/** The address of a backup in the store, as operators write it. */
export const formatS3Address = ({ bucket, prefix }: S3Settings, name: string) =>
  `s3://${bucket}/${prefix}${name}`

/** A backup by its path, or by its address in the store, from where it is fetched for as long as it is used. */
export async function openBackupFile(
  name: string,
  { folder, backup }: { folder: string; backup: BackupSettings },
): Promise<AsyncDisposable & { file: string }> {
  if (!name.startsWith('s3://')) return { file: resolve(folder, name), [Symbol.asyncDispose]: async () => {} }
  const key = parseAddress(name, backup.s3)
  await mkdir(backup.folder, { recursive: true, mode: 0o700 })
  // The name ends as those of unfinished backups do, which the server removes when this process is killed.
  const file = `${temporaryPath(join(backup.folder, `.${basename(key)}`))}${PARTIAL_ENDING}`
  const remove = () => rm(file, { force: true })
  try {
    const content = await (await openS3Store(backup.s3 as S3Settings)).get(key)
    if (!content)
      throw invalid(
        name,
        'There is no such backup in the store; npm run backup -- --list shows those that it has.',
      )
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    return { file, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const invalid = (name: string, reason: string) => new AppError('backup_invalid', `${name}: ${reason}`)

function parseAddress(name: string, s3: S3Settings | undefined): string {
  if (!s3) throw invalid(name, 'The variables BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET and others are not set.')
  const start = formatS3Address(s3, '')
  if (!name.startsWith(start) || name === start)
    throw invalid(name, `The backups of this house begin with ${start} (BACKUP_S3_BUCKET, BACKUP_S3_PREFIX).`)
  return name.slice(start.length)
}
