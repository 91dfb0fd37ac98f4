import type { CallReply } from '../data/call-desk.ts'
import type { StoredEntry } from '../editing/session/stored-journal.ts'
import type { Kind } from '../records/kinds.ts'

/** Something that a person has typed and not saved. */
export type UnfinishedWork = UnfinishedRecord | UnfinishedWeek

export interface UnfinishedRecord {
  type: 'record'
  kind: Kind
  id: string
  title: string
  /** When it was last typed in. */
  writtenAt: string
  /** Whether the server does not have all of it. */
  isOnlyHere: boolean
}

/** Texts of a week sheet, which are in the browser until they are saved. */
export interface UnfinishedWeek {
  type: 'week'
  firstDate: string
  isOnlyHere: true
}

/** What the browser and the server have of a person's unfinished work: first what is only here, then the newest first. */
export function mergeUnfinished(
  entries: readonly StoredEntry[],
  copies: CallReply<'unfinishedWork'>,
): UnfinishedWork[] {
  const records = new Map<string, UnfinishedRecord>()
  for (const { kind, id, title, production, savedAt } of copies)
    records.set(recordName(kind, id), {
      type: 'record',
      kind,
      id,
      title: [production, title].filter(Boolean).join(', '),
      writtenAt: savedAt,
      isOnlyHere: false,
    })
  for (const { kind, id, title, writtenAt } of entries.filter(({ kind }) => kind !== 'week')) {
    const name = recordName(kind, id)
    records.set(name, {
      type: 'record',
      kind: kind as Kind,
      id,
      title: title || (records.get(name)?.title ?? ''),
      writtenAt: new Date(writtenAt).toISOString(),
      isOnlyHere: true,
    })
  }
  const sorted = [...records.values()].sort(
    (a, b) => Number(b.isOnlyHere) - Number(a.isOnlyHere) || b.writtenAt.localeCompare(a.writtenAt),
  )
  const weeks = new Set(entries.flatMap(({ kind, id }) => (kind === 'week' ? [id] : [])))
  const sheets = [...weeks]
    .sort()
    .map((firstDate) => ({ type: 'week' as const, firstDate, isOnlyHere: true as const }))
  return [
    ...sorted.filter(({ isOnlyHere }) => isOnlyHere),
    ...sheets,
    ...sorted.filter(({ isOnlyHere }) => !isOnlyHere),
  ]
}

const recordName = (kind: string, id: string) => `${kind} ${id}`
