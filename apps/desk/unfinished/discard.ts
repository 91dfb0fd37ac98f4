import { callDesk } from '../data/call-desk.ts'
import { createId } from '../data/create-id.ts'
import { removeEntries, restoreEntries } from '../editing/browser-journal.ts'
import type { UnfinishedRecord, UnfinishedWork } from './unfinished-work.ts'

/** Throws unfinished work away, in the browser and on the server. Returns a function that brings it back. */
export async function discardUnfinished(person: string, work: UnfinishedWork): Promise<() => Promise<void>> {
  if (work.type === 'record') return discardRecord(person, work)
  const entries = await removeEntries({ person, kind: 'week', id: work.firstDate })
  return () => restoreEntries(entries)
}

async function discardRecord(person: string, { kind, id, isOnlyHere }: UnfinishedRecord) {
  // Work that the server has never got can be thrown away without a network.
  const copy = await readCopy(kind, id).catch((error: unknown) => {
    if (isOnlyHere) return null
    throw error
  })
  if (copy) await callDesk('discardWorkingCopy', { params: { kind, id } })
  const entries = await removeEntries({ person, kind, id })
  return async () => {
    await restoreEntries(entries)
    if (copy)
      await callDesk('saveEdits', {
        body: {
          session: createId(),
          sequence: 1,
          records: [{ kind, id, basedOn: copy.basedOn, fields: copy.fields }],
        },
      })
  }
}

async function readCopy(kind: UnfinishedRecord['kind'], id: string) {
  return (await callDesk('openRecord', { params: { kind, id } })).workingCopy
}
