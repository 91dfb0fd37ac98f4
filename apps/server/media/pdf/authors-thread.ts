import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

const MAX_AUTHORS = 10
const MAX_NAME_LENGTH = 200

const document = await getDocumentProxy(workerData as Uint8Array, { verbosity: 0 })
const { info, metadata } = await document.getMetadata()
const named: unknown[] = [(info as { Author?: unknown }).Author, metadata?.get('dc:creator')].flat()
const names = named
  .filter((name) => typeof name === 'string')
  .map((name) => name.trim().slice(0, MAX_NAME_LENGTH))
parentPort?.postMessage([...new Set(names)].filter(Boolean).slice(0, MAX_AUTHORS))
await document.loadingTask.destroy()
