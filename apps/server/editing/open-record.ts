import { type FieldProblem, findFieldProblems } from '../content/body-checks.ts'
import type { RecordKey } from '../content/record-key.ts'
import { findRecord, readVersion, type SavedVersion } from '../content/store/read-records.ts'
import type { Queryable } from '../db/connection.ts'
import type { RecordState } from './lists.ts'
import { findWorkingCopy, type WorkingCopyState } from './working-copies.ts'

export interface RecordPlan {
  publishAt: Date | null
  unpublishAt: Date | null
  planVersion: number | null
  planProblem: string | null
}

export interface OpenedRecord extends RecordKey {
  /** null: the record has no version yet. */
  state: RecordState | null
  draft: SavedVersion | null
  stableVersion: number | null
  plan: RecordPlan | null
  workingCopy: WorkingCopyState | null
  /** Why the draft cannot be published as it is. */
  problems: FieldProblem[]
}

/** A record as a person works on it. One that does not exist yet has no draft. */
export async function openRecord(
  db: Queryable,
  { kind, id }: RecordKey,
  personId: string,
): Promise<OpenedRecord> {
  const record = await findRecord(db, kind, id)
  const workingCopy = (await findWorkingCopy(db, { kind, id }, personId)) ?? null
  if (!record)
    return { kind, id, state: null, draft: null, stableVersion: null, plan: null, workingCopy, problems: [] }
  const draft = (await readVersion(db, kind, id, record.draftVersion)) ?? null
  const { draftVersion, stableVersion, publishAt, unpublishAt, planVersion, planProblem } = record
  const isPlanned = publishAt !== null || unpublishAt !== null || planProblem !== null
  return {
    kind,
    id,
    state: findState(draft, draftVersion, stableVersion),
    draft,
    stableVersion,
    plan: isPlanned ? { publishAt, unpublishAt, planVersion, planProblem } : null,
    workingCopy,
    problems: draft?.body ? findFieldProblems(kind, draft.body) : [],
  }
}

function findState(draft: SavedVersion | null, draftVersion: number, stable: number | null): RecordState {
  if (draft?.body == null) return 'deleted'
  if (stable === null) return 'draft'
  return stable === draftVersion ? 'published' : 'changed'
}
