import { copyFile, open, stat, truncate } from 'node:fs/promises'

const sizeLimit = 10 * 1024 * 1024
const lookEvery = 10 * 60_000
const tailBytes = 8_000

/** Keeps PostgreSQL's log small for as long as Lerret runs: the current file and one before it. */
export function keepLogSmall(path: string, log: (line: string) => void, limit = sizeLimit): { stop(): void } {
  const look = () =>
    rotate(path, limit).catch((error) => log(`PostgreSQL's log cannot be shortened: ${error}`))
  look()
  const timer = setInterval(look, lookEvery).unref()
  return { stop: () => clearInterval(timer) }
}

// PostgreSQL holds the file open, appending: emptied in place, it goes on at the new end.
export async function rotate(path: string, limit = sizeLimit): Promise<void> {
  if ((await sizeOf(path)) < limit) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

export async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}

/** What was written since the file had the given size, but no more than its end. */
export async function readSince(path: string, since: number): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const from = Math.max(size < since ? 0 : since, size - tailBytes)
    const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
    return buffer.toString('utf8')
  } finally {
    await file.close()
  }
}
