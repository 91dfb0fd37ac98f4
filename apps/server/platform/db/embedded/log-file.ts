import { copyFile, open, stat, truncate } from 'node:fs/promises'
import { MINUTE_MS } from '@lerret/model'

const MAX_LOG_BYTES = 10 * 1024 * 1024
const CHECK_INTERVAL_MS = 10 * MINUTE_MS
const MAX_TAIL_BYTES = 8_000

/** Rotates PostgreSQL's log while Lerret runs: there are the current file and one older file. */
export function startLogRotation(
  path: string,
  log: (line: string) => void,
  maxBytes = MAX_LOG_BYTES,
): { stop(): void } {
  const check = () =>
    rotate(path, maxBytes).catch((error) => log(`PostgreSQL's log cannot be rotated: ${error}`))
  check()
  const timer = setInterval(check, CHECK_INTERVAL_MS).unref()
  return { stop: () => clearInterval(timer) }
}

// PostgreSQL has the file open for appending, so it is copied and truncated instead of renamed.
export async function rotate(path: string, maxBytes = MAX_LOG_BYTES): Promise<void> {
  if ((await readFileSize(path)) < maxBytes) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

export async function readFileSize(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}

/** The text written since the file had the given size; of a long one only the end. */
export async function readSince(path: string, since: number): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const from = Math.max(size < since ? 0 : since, size - MAX_TAIL_BYTES)
    const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
    return buffer.toString('utf8')
  } finally {
    await file.close()
  }
}
