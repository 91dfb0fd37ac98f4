import { CallError } from '@lerret/api'
import { fill, mediaWords as words } from '@lerret/words/desk'

const SENTENCES: Readonly<Record<string, string>> = {
  upload_empty: words.uploadEmpty,
  upload_too_large: words.uploadTooLarge,
  upload_too_many_pixels: words.uploadTooManyPixels,
  upload_type_refused: words.uploadTypeRefused,
  upload_broken: words.uploadBroken,
  disk_full: words.uploadDiskFull,
}

/** Why a file of another kind is not uploaded. */
export const describeRefusedType = (name: string): string => fill(words.uploadTypeRefused, { name })

/** Why a file was not uploaded, in a sentence that names it. */
export function describeUploadProblem(error: unknown, name: string): string {
  const code = error instanceof CallError ? error.code : ''
  return fill(SENTENCES[code] ?? words.uploadFailed, { name })
}
