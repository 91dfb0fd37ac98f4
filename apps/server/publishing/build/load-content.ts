import { CONTENT_SCHEMAS, type ContentKind, type ContentRecord } from '@lerret/model'
import {
  type Content,
  createContent,
  type RecordChange,
  type RecordUpdate,
  updateContent,
} from '@lerret/page-engine'
import {
  type ChangedRecord,
  findComplaints,
  readAllStable,
  readChangesSince,
  readRevision,
} from '../../content/store.ts'
import type { Database, Queryable } from '../../db/connection.ts'

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
  changes: RecordChange[] | null
}

/** Content as it was last gathered by this process, so that only what has changed is read and parsed again. */
export interface ContentMemory {
  latest?: Known
}

interface Known {
  revision: number
  content: Content
  /** By `kind:id`. */
  broken: ReadonlyMap<string, BrokenRecord>
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
      const { latest } = memory
      const isKnown = latest !== undefined && latest.revision <= revision
      const later = isKnown && latest.revision < revision ? await readChangesSince(tx, latest.revision) : []
      // A house that becomes another is read anew: there must be one site, whatever it is called.
      const canGoOn = isKnown && later.every(({ kind }) => kind !== 'site')
      const known = canGoOn ? goOn(latest, later, revision) : await readAll(tx, revision)
      memory.latest = known
      const changed = canGoOn && since === latest.revision ? later : await readSince(tx, since, revision)
      return {
        revision,
        content: known.content,
        broken: [...known.broken.values()],
        changes: changed?.map(changeOf) ?? null,
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

async function readAll(tx: Queryable, revision: number): Promise<Known> {
  const records: ContentRecord[] = []
  const broken = new Map<string, BrokenRecord>()
  for (const { kind, id, body } of await readAllStable(tx)) {
    const parsed = parse(kind, id, body)
    if ('record' in parsed) records.push(parsed.record)
    else broken.set(parsed.broken.key, parsed.broken)
  }
  return { revision, content: createContent(records), broken }
}

function goOn(latest: Known, later: readonly ChangedRecord[], revision: number): Known {
  if (later.length === 0) return { ...latest, revision }
  const broken = new Map(latest.broken)
  const changes = later.map(({ kind, id, after }) => {
    const parsed = after === null ? null : parse(kind, id, after)
    const complaint = parsed && 'broken' in parsed ? parsed.broken : null
    if (complaint) broken.set(complaint.key, complaint)
    else broken.delete(`${kind}:${id}`)
    return { kind, id, record: parsed && 'record' in parsed ? parsed.record.record : null } as RecordUpdate
  })
  const ofKnownKind = changes.filter(({ kind }) => kind in CONTENT_SCHEMAS)
  return { revision, content: updateContent(latest.content, ofKnownKind), broken }
}

async function readSince(tx: Queryable, since: number | null, revision: number) {
  // A later revision than there is comes from another database, such as one before a backup was restored.
  return since === null || since > revision ? null : readChangesSince(tx, since)
}

function changeOf({ kind, id, before, after }: ChangedRecord): RecordChange {
  const publicRecord = (body: unknown) => {
    const parsed = body === null ? null : parse(kind, id, body)
    return parsed && 'record' in parsed ? parsed.record.record : null
  }
  return { kind, before: publicRecord(before), after: publicRecord(after) } as RecordChange
}

function parse(kind: ContentKind, id: string, body: unknown): Parsed {
  const complaints = kind in CONTENT_SCHEMAS ? findComplaints(kind, body) : 'is of a kind that nobody knows'
  if (complaints) return { broken: { key: `${kind}:${id}`, message: `${kind} ${id}: ${complaints}` } }
  return { record: { kind, record: body } as ContentRecord }
}
