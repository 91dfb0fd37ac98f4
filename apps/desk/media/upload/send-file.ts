import { CallError, parseJson } from '@lerret/api'
import type { UploadedMedia } from '@lerret/api/contracts'
import { OFFLINE } from '../../data/call-desk.ts'
import { CALLS } from '../../data/calls.ts'
import { waitForSignIn } from '../../data/session.ts'

interface SendOptions {
  /** The picture whose file is replaced; without it, a new picture is added. */
  replaced?: string | undefined
  /** Called with the fraction that has been sent. */
  onProgress(fraction: number): void
}

/**
 * Sends a file to the media library. When the session has expired, it waits until the editor has signed in, and sends it again.
 * Failures are `CallError`s. `fetch` does not report how much has been sent.
 */
export async function sendFile(file: File, options: SendOptions): Promise<UploadedMedia> {
  try {
    return await sendOnce(file, options)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'login_needed') throw error
    await waitForSignIn()
    return sendOnce(file, options)
  }
}

function sendOnce(file: File, { replaced, onProgress }: SendOptions): Promise<UploadedMedia> {
  const call = replaced === undefined ? CALLS.uploadMedia : CALLS.replaceMediaFile
  const path = call.split(' ')[1]?.replace(':id', encodeURIComponent(replaced ?? '')) ?? ''
  const body = new FormData()
  body.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/redaksjon/api${path}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const reply = parseJson(request.responseText)
      if (request.status === 200) resolve(reply as UploadedMedia)
      else reject(toError(request.status, reply))
    })
    request.addEventListener('error', () => reject(toError(0, null)))
    request.send(body)
  })
}

function toError(status: number, response: unknown): CallError {
  const { error } = (response ?? {}) as { error?: { code?: unknown } }
  const code = status === 0 ? OFFLINE : typeof error?.code === 'string' ? error.code : 'unknown'
  return new CallError(`The upload was answered with ${status}.`, { code, status, response })
}
