import type { ContentKind, FieldChanges } from '@lerret/model'
import { and, eq, sql } from 'drizzle-orm'
import { type FieldProblem, findFieldProblems } from '../content/records/body-checks.ts'
import type { RecordKey } from '../content/records/record-key.ts'
import type { LockedRecord } from '../content/records/store/lock-records.ts'
import { readVersions, type SavedVersion } from '../content/records/store/read-records.ts'
import { contentRecord } from '../content/records/table.ts'
import type { Queryable } from '../platform/db/connection.ts'
import type { RecordState } from './lists.ts'
import { type CopyRow, isEmptyCopy } from './sessions/copies.ts'
import { contentWorkingCopy } from './table.ts'

type Body = Record<string, unknown>

export interface RecordPlan {
  publishAt: Date | null
  unpublishAt: Date | null
  planVersion: number | null
  planProblem: string | null
}

export interface WorkingCopyState {
  basedOn: number
  fields: FieldChanges
  /** The version that the working copy is based on, when that is not the draft; empty when that was a deletion. */
  base: Body | null
  draftVersion: number
  savedAt: Date
}

export interface OpenedRecord extends RecordKey {
  /** null: the record has no version yet. */
  state: RecordState | null
  draft: SavedVersion | null
  stableVersion: number | null
  /** The version that visitors see; null when nothing is public or when the draft is. */
  publicBody: Body | null
  plan: RecordPlan | null
  workingCopy: WorkingCopyState | null
  /** Why the draft cannot be published as it is. */
  problems: FieldProblem[]
}

/** Records as a person works on them. One that does not exist yet has no draft. */
export async function openRecords(
  db: Queryable,
  keys: readonly RecordKey[],
  personId: string,
): Promise<OpenedRecord[]> {
  const rows = await readRows(db, keys, personId)
  const versions = await readVersions(
    db,
    rows.flatMap(({ kind, id, record, copy }) =>
      listVersions(record, copy).map((version) => ({ kind, id, version })),
    ),
  )
  const toName = ({ kind, id }: RecordKey, version: number) => `${kind}:${id}:${version}`
  const saved = new Map(
    versions.map(({ kind, id, ...version }) => [toName({ kind, id }, version.version), version]),
  )
  return rows.map(({ kind, id, record, copy }) => {
    const findVersion = (version: number | null | undefined) =>
      version == null ? undefined : saved.get(toName({ kind, id }, version))
    return { kind, id, ...describeRecord(kind, record, copy, findVersion) }
  })
}

export async function openRecord(db: Queryable, key: RecordKey, personId: string): Promise<OpenedRecord> {
  const [opened] = await openRecords(db, [key], personId)
  return opened as OpenedRecord
}

interface Row extends RecordKey {
  record: LockedRecord | null
  copy: CopyRow | null
}

/** One query, so that the record and the working copy are of the same moment. Versions never change. */
async function readRows(db: Queryable, keys: readonly RecordKey[], personId: string): Promise<Row[]> {
  const rows = await db
    .select({
      kind: sql<ContentKind>`key.kind`,
      id: sql<string>`key.id`,
      record: contentRecord,
      copy: contentWorkingCopy,
    })
    .from(
      sql`rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as (kind text, id text)) with ordinality as key (kind, id, place)`,
    )
    .leftJoin(contentRecord, and(eq(contentRecord.kind, sql`key.kind`), eq(contentRecord.id, sql`key.id`)))
    .leftJoin(
      contentWorkingCopy,
      and(
        eq(contentWorkingCopy.kind, sql`key.kind`),
        eq(contentWorkingCopy.id, sql`key.id`),
        eq(contentWorkingCopy.personId, personId),
      ),
    )
    .orderBy(sql`key.place`)
  return rows.map(({ copy, ...row }) => ({ ...row, copy: copy && isEmptyCopy(copy) ? null : copy }))
}

const listVersions = (record: LockedRecord | null, copy: CopyRow | null): number[] =>
  record
    ? [record.draftVersion, record.stableVersion, copy?.basedOn].filter((version) => version != null)
    : []

function describeRecord(
  kind: ContentKind,
  record: LockedRecord | null,
  copy: CopyRow | null,
  findVersion: (version: number | null | undefined) => SavedVersion | undefined,
): Omit<OpenedRecord, 'kind' | 'id'> {
  const findBody = (version: number | null | undefined) => (findVersion(version)?.body ?? null) as Body | null
  const { draftVersion = 0, stableVersion = null } = record ?? {}
  const draft = findVersion(draftVersion) ?? null
  return {
    state: record && findState(draft, draftVersion, stableVersion),
    draft,
    stableVersion,
    publicBody: stableVersion === draftVersion ? null : findBody(stableVersion),
    plan: record && findPlan(record),
    workingCopy: copy && {
      basedOn: copy.basedOn,
      fields: copy.fields,
      base: copy.basedOn < draftVersion ? (findBody(copy.basedOn) ?? {}) : null,
      draftVersion,
      savedAt: copy.savedAt,
    },
    problems: draft?.body ? findFieldProblems(kind, draft.body) : [],
  }
}

function findPlan({ publishAt, unpublishAt, planVersion, planProblem }: LockedRecord): RecordPlan | null {
  const isPlanned = publishAt !== null || unpublishAt !== null || planProblem !== null
  return isPlanned ? { publishAt, unpublishAt, planVersion, planProblem } : null
}

function findState(draft: SavedVersion | null, draftVersion: number, stable: number | null): RecordState {
  if (draft?.body == null) return 'deleted'
  if (stable === null) return 'draft'
  return stable === draftVersion ? 'published' : 'changed'
}
