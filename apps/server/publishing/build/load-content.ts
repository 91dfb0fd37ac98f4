import type { ContentKind, SafeRecord } from '@lerret/model'
import {
  CONTENT_SCHEMAS,
  type Content,
  createContent,
  type RecordChange,
  type RecordUpdate,
  updateContent,
} from '@lerret/page-engine'
import { findSchemaErrors } from '../../content/records/body-checks.ts'
import { readSafeRecord } from '../../content/records/html/safe-html.ts'
import {
  type ChangedRecord,
  readAllStable,
  readChangesSince,
  readRevision,
  type StoredBody,
} from '../../content/records/store/read-records.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'

export interface BrokenRecord {
  /** `kind:id`, as pages name what they read. */
  key: string
  message: string
}

/** All public content as it was at one revision. */
export interface LoadedContent {
  revision: number
  content: Content
  broken: BrokenRecord[]
  /** The changes since an earlier revision; null when they are not known. */
  changes: RecordChange[] | null
}

/** The content last loaded by this process, so that only changed records are read and parsed again. */
export interface ContentCache {
  latest?: CachedContent
}

interface CachedContent {
  revision: number
  content: Content
  /** The records that cannot be read, by `kind:id`. */
  broken: ReadonlyMap<string, BrokenRecord>
}

type ParsedRecord = { record: SafeRecord } | { broken: BrokenRecord }

/** Loads all public content and how it differs from the revision `since`. Records that do not match their schema are left out. */
export function loadContent(
  db: Database,
  since: number | null,
  cache: ContentCache = {},
): Promise<LoadedContent> {
  // One snapshot of the database: what is published meanwhile belongs to the next revision.
  return db.transaction(
    async (tx) => {
      const revision = await readRevision(tx)
      const { latest } = cache
      const isCached = latest !== undefined && latest.revision <= revision
      const changesSinceCached =
        isCached && latest.revision < revision ? await readChangesSince(tx, latest.revision) : []
      const current = isCached
        ? applyChanges(latest, changesSinceCached, revision)
        : await readAll(tx, revision)
      cache.latest = current
      const changes =
        isCached && since === latest.revision ? changesSinceCached : await readChanges(tx, since, revision)
      return {
        revision,
        content: current.content,
        broken: [...current.broken.values()],
        changes: changes?.map(toRecordChange) ?? null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export interface RawRecord {
  kind: ContentKind
  id: string
  body: unknown
}

/** Parses records that were not read from this database. Changes since an earlier revision are not known. */
export function parseRecords(records: readonly RawRecord[], revision: number): LoadedContent {
  const parsed = records.map(({ kind, id, body }) =>
    parseRecord(kind, id, { body, htmlRules: null, cleanedTexts: null }),
  )
  return {
    revision,
    content: createContent(parsed.flatMap((result) => ('record' in result ? [result.record] : []))),
    broken: parsed.flatMap((result) => ('broken' in result ? [result.broken] : [])),
    changes: null,
  }
}

async function readAll(tx: Queryable, revision: number): Promise<CachedContent> {
  const records: SafeRecord[] = []
  const broken = new Map<string, BrokenRecord>()
  for (const { kind, id, ...stored } of await readAllStable(tx)) {
    const parsed = parseRecord(kind, id, stored)
    if ('record' in parsed) records.push(parsed.record)
    else broken.set(parsed.broken.key, parsed.broken)
  }
  return { revision, content: createContent(records), broken }
}

function applyChanges(
  cached: CachedContent,
  changes: readonly ChangedRecord[],
  revision: number,
): CachedContent {
  if (changes.length === 0) return { ...cached, revision }
  const broken = new Map(cached.broken)
  const updates = changes.map(({ kind, id, after }) => {
    const parsed = after === null ? null : parseRecord(kind, id, after)
    if (parsed && 'broken' in parsed) broken.set(parsed.broken.key, parsed.broken)
    else broken.delete(`${kind}:${id}`)
    return { kind, id, record: parsed && 'record' in parsed ? parsed.record.record : null } as RecordUpdate
  })
  const updatesOfKnownKinds = updates.filter(({ kind }) => kind in CONTENT_SCHEMAS)
  return { revision, content: updateContent(cached.content, updatesOfKnownKinds), broken }
}

async function readChanges(tx: Queryable, since: number | null, revision: number) {
  // A revision later than the database's own comes from another database, such as the one before a backup was restored.
  return since === null || since > revision ? null : readChangesSince(tx, since)
}

function toRecordChange({ kind, id, before, after }: ChangedRecord): RecordChange {
  const parse = (stored: StoredBody | null) => {
    const parsed = stored && parseRecord(kind, id, stored)
    return parsed && 'record' in parsed ? parsed.record.record : null
  }
  return { kind, before: parse(before), after: parse(after) } as RecordChange
}

function parseRecord(kind: ContentKind, id: string, { body, ...html }: StoredBody): ParsedRecord {
  const error = kind in CONTENT_SCHEMAS ? findSchemaErrors(kind, body) : 'has an unknown kind'
  if (error) return { broken: { key: `${kind}:${id}`, message: `${kind} ${id}: ${error}` } }
  return { record: readSafeRecord(kind, body, html) }
}
