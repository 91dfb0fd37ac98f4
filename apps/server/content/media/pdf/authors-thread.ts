import { getDocumentProxy } from 'unpdf'
import { answerInThread } from '../../../platform/threads/answer-in-thread.ts'

const MAX_AUTHORS = 10
const MAX_NAME_LENGTH = 200

await answerInThread(async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(pdf, { verbosity: 0 })
  const { info, metadata } = await document.getMetadata()
  const named: unknown[] = [(info as { Author?: unknown }).Author, metadata?.get('dc:creator')].flat()
  const names = named
    .filter((name) => typeof name === 'string')
    .map((name) => name.trim().slice(0, MAX_NAME_LENGTH))
  return [...new Set(names)].filter(Boolean).slice(0, MAX_AUTHORS)
})
