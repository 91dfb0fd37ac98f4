import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../platform/errors/app-error.ts'
import { isDiskFullError, temporaryPath } from '../../platform/files/atomic-write.ts'
import type { Originals } from './originals.ts'
import { createTooLargeError, storeUpload, type Upload } from './upload.ts'

/** A file that is being received. It ends early when it is too large. */
export type ReceivedFile = Readable & { truncated?: boolean }

/** Writes a received file to disk, and stores it as a picture or document. Whatever fails, no unfinished file stays. */
export async function receiveUpload(
  originals: Pick<Originals, 'folder' | 'add'>,
  file: ReceivedFile,
): Promise<Upload> {
  const { folder } = originals
  // Hidden, so that it is not taken for an original.
  const temporary = temporaryPath(join(folder, '.receiving'))
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(file, createWriteStream(temporary, { flags: 'wx' })).catch(refuseIncomplete)
    if (file.truncated) throw createTooLargeError()
    return await storeUpload(originals, temporary)
  } catch (error) {
    if (isDiskFullError(error))
      throw new AppError('disk_full', `The disk that holds ${folder} is full.`, { cause: error })
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Errors of the parser have no code, unlike those of the disk and of the connection. */
function refuseIncomplete(error: Error): never {
  if ('code' in error) throw error
  throw new AppError('request_invalid', 'The file did not arrive whole.', { cause: error })
}
