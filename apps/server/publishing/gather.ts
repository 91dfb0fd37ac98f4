import { CONTENT_SCHEMAS, type ContentKind, type ContentRecord } from '@lerret/model'
import { type Change, type Content, createContent } from '@lerret/page-engine'
import {
  type ChangedRecord,
  findComplaints,
  readAllStable,
  readChangesSince,
  readRevision,
} from '../content/store.ts'
import type { Database, Queryable } from '../db/connection.ts'

export interface BrokenRecord {
  /** `kind:id`, as pages name what they read. */
  key: string
  message: string
}

/** All public content as it was at one revision. */
export interface Gathered {
  revision: number
  content: Content
  broken: BrokenRecord[]
  /** What differs from the revision that was asked about; null when that is not known. */
  changes: Change[] | null
}

/** Content as it was last gathered by this process, so that only what has changed is read and parsed again. */
export interface ContentMemory {
  latest?: { revision: number; parsed: ReadonlyMap<string, Parsed>; content: Content }
}

type Parsed = { record: ContentRecord } | { broken: BrokenRecord }

/**
 * What is public in the database, parsed, and how it differs from an earlier revision. A record that does not follow its
 * schema is named and left out.
 */
export function gatherContent(
  db: Database,
  since: number | null,
  memory: ContentMemory = {},
): Promise<Gathered> {
  // One look at the database: a publication that comes meanwhile belongs to the next revision, whole.
  return db.transaction(
    async (tx) => {
      const revision = await readRevision(tx)
      const { content, parsed } = await readContent(tx, revision, memory)
      return {
        revision,
        content,
        broken: [...parsed.values()].flatMap((one) => ('broken' in one ? [one.broken] : [])),
        changes: await findChanges(tx, since, revision),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export interface GivenRecord {
  kind: ContentKind
  id: string
  body: unknown
}

/** Content that was read elsewhere, looked at in the same way. Of what it was before, nothing is known. */
export function gatherRecords(records: readonly GivenRecord[], revision: number): Gathered {
  const parsed = records.map(({ kind, id, body }) => parse(kind, id, body))
  return {
    revision,
    content: createContent(parsed.flatMap((one) => ('record' in one ? [one.record] : []))),
    broken: parsed.flatMap((one) => ('broken' in one ? [one.broken] : [])),
    changes: null,
  }
}

async function readContent(tx: Queryable, revision: number, memory: ContentMemory) {
  const known = memory.latest
  if (known?.revision === revision) return known
  const parsed = known && known.revision < revision ? await readOn(tx, known) : await readAll(tx)
  const records = [...parsed.values()].flatMap((one) => ('record' in one ? [one.record] : []))
  memory.latest = { revision, parsed, content: createContent(records) }
  return memory.latest
}

async function readAll(tx: Queryable): Promise<Map<string, Parsed>> {
  const rows = await readAllStable(tx)
  return new Map(rows.map(({ kind, id, body }) => [`${kind}:${id}`, parse(kind, id, body)]))
}

async function readOn(tx: Queryable, known: { revision: number; parsed: ReadonlyMap<string, Parsed> }) {
  const parsed = new Map(known.parsed)
  for (const { kind, id, after } of await readChangesSince(tx, known.revision)) {
    if (after === null) parsed.delete(`${kind}:${id}`)
    else parsed.set(`${kind}:${id}`, parse(kind, id, after))
  }
  return parsed
}

async function findChanges(tx: Queryable, since: number | null, revision: number): Promise<Change[] | null> {
  // A later revision than there is comes from another database, such as one before a backup was restored.
  if (since === null || since > revision) return null
  return (await readChangesSince(tx, since)).map(changeOf)
}

function changeOf({ kind, id, before, after }: ChangedRecord): Change {
  const publicRecord = (body: unknown) => {
    const parsed = body === null ? null : parse(kind, id, body)
    return parsed && 'record' in parsed ? parsed.record.record : null
  }
  return { kind, before: publicRecord(before), after: publicRecord(after) } as Change
}

function parse(kind: ContentKind, id: string, body: unknown): Parsed {
  const complaints = kind in CONTENT_SCHEMAS ? findComplaints(kind, body) : 'is of a kind that nobody knows'
  if (complaints) return { broken: { key: `${kind}:${id}`, message: `${kind} ${id}: ${complaints}` } }
  return { record: { kind, record: body } as ContentRecord }
}
