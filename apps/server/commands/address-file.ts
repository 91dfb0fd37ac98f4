import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'lerret.address')

/** Writes where this server is reached on its own machine, for commands that work beside it. */
export async function writeAddress(dataDir: string, listening: string | AddressInfo | null) {
  const file = fileIn(dataDir)
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, addressOf(listening))
  await rename(temporary, file)
  return { remove: () => rm(file, { force: true }) }
}

/** Where the server of this data folder is reached, if it has said so. */
export async function findAddress(dataDir: string): Promise<string | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  return text === '' ? null : text
}

function addressOf(listening: string | AddressInfo | null): string {
  if (listening === null || typeof listening === 'string') return ''
  const { address, family, port } = listening
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
