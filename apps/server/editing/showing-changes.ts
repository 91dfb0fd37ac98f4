import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { applyShowingChange, type Showing, type ShowingChange } from '@lerret/model'
import {
  findRecord,
  getVersion,
  type LockedRecord,
  lockRecords,
  updateDraftAndStable,
} from '../content/store.ts'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { readShowingFacts } from '../ticketing/provider-facts.ts'
import { applyShowingUpdates } from '../ticketing/rules.ts'
import { audit, type StaffAction, toAuthor } from './actions.ts'

/** Fields that have the provider's value again from now on. */
export interface FollowProvider {
  type: 'follow-provider'
  fields: readonly ('time' | 'hall' | 'state' | 'priceFrom' | 'ticketStatus')[]
}

/** The versions of a showing before and after a change, to undo it. */
export interface ChangedShowing {
  id: string
  draft: { before: number; after: number }
  /** null: the showing is not public. */
  stable: { before: number; after: number } | null
}

export interface ShowingChanges {
  batch: string
  /** Without showings that the change left as they were. */
  changed: ChangedShowing[]
}

/**
 * Changes showings in one transaction: the public versions, and the drafts as far as they differ, so that what else an editor has
 * written stays unpublished. The change is applied to the showings as they are now, which may be newer than what the editor sees: a
 * cancellation must not fail because a ticket was sold meanwhile.
 */
export function changeShowings(
  action: StaffAction,
  ids: readonly string[],
  change: ShowingChange | FollowProvider,
): Promise<ShowingChanges> {
  return changeLocked(action, ids, async (tx, { id, stableVersion }) => {
    const isPublic = stableVersion !== null
    if (change.type !== 'follow-provider') return (showing) => applyShowingChange(showing, change, isPublic)
    const facts = await readShowingFacts(tx, id)
    if (!facts) throw new AppError('content_not_found', `The provider has no showing ${id}.`)
    const updates = Object.fromEntries(change.fields.map((field) => [field, facts[field]]))
    return (showing) => applyShowingUpdates(showing, updates, isPublic)
  })
}

/** Gives the fields that a change has changed their values from before. Throws when one of them has been changed since. */
export function undoShowingChanges(action: StaffAction, changed: readonly ChangedShowing[]) {
  const byId = new Map(changed.map((each) => [each.id, each]))
  return changeLocked(action, [...byId.keys()], async (tx, { id }) => {
    const { draft, stable } = byId.get(id) as ChangedShowing
    const draftBodies = await readBodies(tx, id, draft)
    const stableBodies = stable ? await readBodies(tx, id, stable) : draftBodies
    return (showing, isStable) => restoreFields(showing, isStable ? stableBodies : draftBodies)
  })
}

type Change = (showing: Showing, isStable: boolean) => Showing

function changeLocked(
  action: StaffAction,
  ids: readonly string[],
  createChange: (tx: Queryable, record: LockedRecord) => Promise<Change>,
): Promise<ShowingChanges> {
  const keys = ids.map((id) => ({ kind: 'event' as const, id }))
  return action.db.transaction(async (tx) => {
    const batch = randomUUID()
    const changed: ChangedShowing[] = []
    for (const record of await lockRecords(tx, keys)) {
      const { id } = record
      const change = { kind: 'event' as const, id, ...toAuthor(action.person), batch }
      await updateDraftAndStable(tx, change, await createChange(tx, record))
      const after = await findRecord(tx, 'event', id)
      if (!after || after.draftVersion === record.draftVersion) continue
      const [before, now] = [record.stableVersion, after.stableVersion]
      changed.push({
        id,
        draft: { before: record.draftVersion, after: after.draftVersion },
        stable: before === null || now === null ? null : { before, after: now },
      })
      if (now !== before)
        await audit(tx, action, 'record_published', { kind: 'event', id }, { version: now, batch })
    }
    return { batch, changed }
  })
}

async function readBodies(tx: Queryable, id: string, { before, after }: { before: number; after: number }) {
  const [old, changed] = await Promise.all([
    getVersion(tx, 'event', id, before),
    getVersion(tx, 'event', id, after),
  ])
  return { before: (old.body ?? {}) as Partial<Showing>, after: (changed.body ?? {}) as Partial<Showing> }
}

function restoreFields(
  showing: Showing,
  { before, after }: { before: Partial<Showing>; after: Partial<Showing> },
): Showing {
  const restored: Record<string, unknown> = { ...showing }
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Showing>) {
    if (isDeepStrictEqual(before[field], after[field])) continue
    if (!isDeepStrictEqual(showing[field], after[field]))
      throw new AppError('content_conflict', `event ${showing.id}: ${field} has been changed since.`)
    if (field in before) restored[field] = before[field]
    else delete restored[field]
  }
  return restored as unknown as Showing
}
