import { readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeFileAtomically } from '../platform/files/atomic-write.ts'

const addressFile = (dataDir: string) => join(dataDir, 'lerret.address')

/** Writes the local URL of this server to the data folder, for commands that run beside it. */
export async function writeAddress(dataDir: string, listening: string | AddressInfo | null) {
  const file = addressFile(dataDir)
  await writeFileAtomically(file, toLocalUrl(listening), { isDurable: false })
  return { remove: () => rm(file, { force: true }) }
}

/** The local URL of the server that runs on this data folder, if there is one. */
export async function readAddress(dataDir: string): Promise<string | null> {
  const text = await readFile(addressFile(dataDir), 'utf8').catch(() => '')
  return text === '' ? null : text
}

function toLocalUrl(listening: string | AddressInfo | null): string {
  if (listening === null || typeof listening === 'string') return ''
  const { address, family, port } = listening
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
