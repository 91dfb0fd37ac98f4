import { CallError, parseJson } from '@lerret/api'
import { OFFLINE } from './call-desk.ts'
import { waitForSignIn } from './session.ts'

/**
 * Sends a file. When the session has expired, it waits until the editor has signed in, and sends it again. Failures are `CallError`s.
 * `fetch` does not report how much has been sent.
 */
export async function postFile(
  path: string,
  file: File,
  onProgress: (fraction: number) => void,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  try {
    return await postOnce(path, file, onProgress, fields)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'login_needed') throw error
    await waitForSignIn('expired')
    return postOnce(path, file, onProgress, fields)
  }
}

function postOnce(
  path: string,
  file: File,
  onProgress: (fraction: number) => void,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/redaksjon/api${path}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const reply = parseJson(request.responseText)
      if (request.status === 200) resolve(reply)
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
