import { isDeepStrictEqual } from 'node:util'
import type { ContentByKind, ContentKind } from '@lerret/model'
import type { Queryable } from '../../../platform/db/connection.ts'
import { assertStorable, assertValidBody, findSchemaErrors } from '../body-checks.ts'
import { insertVersions } from '../insert-versions.ts'
import { contentRecord } from '../table.ts'
import { lockRecord } from './lock-records.ts'
import { setStable } from './publish-versions.ts'
import { createNotFoundError, isRecord, readVersion } from './read-records.ts'
import { type Change, setDraft } from './save-versions.ts'

/**
 * Makes the same change to the stable version, the planned version and the draft, each as a version of its own where they differ, so
 * that an editor's unpublished changes stay unpublished. A version that the change leaves as it was is not saved again, and neither is
 * a deletion.
 */
export async function updateDraftAndStable<Kind extends ContentKind>(
  tx: Queryable,
  { kind, id, author, authorId, batch }: Change<Kind>,
  change: (body: ContentByKind[Kind], isPublic: boolean) => ContentByKind[Kind],
): Promise<void> {
  const record = await lockRecord(tx, kind, id)
  if (!record) throw createNotFoundError(kind, id)
  const { draftVersion, stableVersion, planVersion } = record
  let newest = draftVersion
  const changed = new Map<number, { version: number; body: unknown }>()
  // The draft comes last: it must be the newest version, even when only another one has changed.
  for (const version of new Set([stableVersion, planVersion, draftVersion])) {
    if (version === null) continue
    const saved = await readVersion(tx, kind, id, version)
    const body = saved?.body == null ? undefined : applyChange(saved.body, version === stableVersion)
    if (body === undefined && (version !== draftVersion || changed.size === 0)) continue
    newest += 1
    changed.set(version, { version: newest, body: body ?? saved?.body })
    await insertVersions(tx, [{ kind, id, version: newest, body: body ?? saved?.body, author, authorId }])
  }
  const draft = changed.get(draftVersion)
  if (!draft) return
  const plan = planVersion === null ? undefined : changed.get(planVersion)
  await setDraft(tx, { kind, id, ...draft })
  if (plan) await tx.update(contentRecord).set({ planVersion: plan.version }).where(isRecord(kind, id))
  const stable = stableVersion === null ? undefined : changed.get(stableVersion)
  if (stable)
    await setStable(tx, { kind, id, author, authorId, batch }, stable, {
      ...record,
      planVersion: plan?.version ?? planVersion,
    })

  /** The changed body; undefined when it is as it was. */
  function applyChange(before: unknown, isPublic: boolean): unknown {
    const isComplete = isPublic || findSchemaErrors(kind, before) === null
    const body = isComplete
      ? change(before as ContentByKind[Kind], isPublic)
      : changeIncomplete(before as ContentByKind[Kind])
    if (isDeepStrictEqual(body, before)) return undefined
    if (isComplete) assertValidBody(kind, id, body)
    else assertStorable(kind, id, body)
    return body
  }

  /** A draft may lack what the change reads; then it stays as it is. */
  function changeIncomplete(before: ContentByKind[Kind]): unknown {
    try {
      return change(before, false)
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) return before
      throw error
    }
  }
}
