import type { UploadedMedia } from '@lerret/api/contracts'
import { getCallPath } from '../../data/calls.ts'
import { postFile } from '../../data/post-file.ts'

interface SendOptions {
  /** The picture whose file is replaced; without it, a new picture is added. */
  replaced?: string | undefined
  /** Called with the fraction that has been sent. */
  onProgress(fraction: number): void
}

/** Sends a file to the media library. Failures are `CallError`s. */
export async function sendFile(file: File, { replaced, onProgress }: SendOptions): Promise<UploadedMedia> {
  const path =
    replaced === undefined
      ? getCallPath('uploadMedia')
      : getCallPath('replaceMediaFile').replace(':id', encodeURIComponent(replaced))
  return (await postFile(path, file, onProgress)) as UploadedMedia
}
