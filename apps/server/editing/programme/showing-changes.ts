import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { applyShowingChange, type Showing, type ShowingChange } from '@lerret/model'
import { type LockedRecord, lockRecords } from '../../content/records/store/lock-records.ts'
import { findRecord, findStable, getVersion } from '../../content/records/store/read-records.ts'
import { updateDraftAndStable } from '../../content/records/store/update-draft-and-stable.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import {
  countMailedPeople,
  type PublicChange,
  queueShowingMails,
} from '../../programme/showing-mails/queue.ts'
import { readShowingFacts } from '../../programme/ticketing/provider-facts.ts'
import { applyShowingUpdates } from '../../programme/ticketing/rules.ts'
import { audit, type StaffAction, toAuthor } from '../actions.ts'

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
  /** Showings that the change left as they were are not among them. */
  changed: ChangedShowing[]
  /** How many people with tickets get a mail. */
  mailed: number
}

/** The context of an action of staff on showings. Whoever has tickets gets a mail. */
export interface ShowingAction extends StaffAction {
  mailer: Mailer
  /** The time of the site, which stands still in some houses. */
  siteTime: Date
}

/**
 * Changes showings in one transaction: the public versions, and the drafts as far as they differ, so that what else an editor has
 * written stays unpublished. The change is applied to the showings as they are now, which may be newer than what the editor sees: a
 * cancellation must not fail because a ticket was sold meanwhile.
 */
export function changeShowings(
  action: ShowingAction,
  ids: readonly string[],
  change: ShowingChange | FollowProvider,
): Promise<ShowingChanges> {
  return changeLocked(action, ids, (tx, { id, stableVersion }) =>
    createChange(tx, id, change, stableVersion !== null),
  )
}

async function createChange(
  db: Queryable,
  id: string,
  change: ShowingChange | FollowProvider,
  isPublic: boolean,
): Promise<Change> {
  if (change.type !== 'follow-provider') return (showing) => applyShowingChange(showing, change, isPublic)
  const facts = await readShowingFacts(db, id)
  if (!facts) throw new AppError('content_not_found', `The provider has no showing ${id}.`)
  const updates = Object.fromEntries(change.fields.map((field) => [field, facts[field]]))
  return (showing) => applyShowingUpdates(showing, updates, isPublic)
}

/** Counts the people with tickets to whom a change of showings would be mailed. */
export async function countRecipients(
  db: Queryable,
  {
    ids,
    change,
    siteTime,
  }: { ids: readonly string[]; change: ShowingChange | FollowProvider; siteTime: Date },
): Promise<number> {
  const changes: PublicChange[] = []
  for (const id of ids) {
    const before = (await findStable(db, 'event', id))?.body as Showing | undefined
    if (before) changes.push({ before, after: (await createChange(db, id, change, true))(before, true) })
  }
  return countMailedPeople(db, { changes, siteTime })
}

/** Gives the fields that a change has changed their values from before. Throws when one of them has been changed since. */
export function undoShowingChanges(action: ShowingAction, changed: readonly ChangedShowing[]) {
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
  action: ShowingAction,
  ids: readonly string[],
  createChange: (tx: Queryable, record: LockedRecord) => Promise<Change>,
): Promise<ShowingChanges> {
  const keys = ids.map((id) => ({ kind: 'event' as const, id }))
  return action.db.transaction(async (tx) => {
    const batch = randomUUID()
    const changed: ChangedShowing[] = []
    const publicChanges: PublicChange[] = []
    for (const record of await lockRecords(tx, keys)) {
      const { id } = record
      const change = { kind: 'event' as const, id, ...toAuthor(action.person), batch }
      await updateDraftAndStable(tx, change, await createChange(tx, record))
      const after = await findRecord(tx, 'event', id)
      if (!after || after.draftVersion === record.draftVersion) continue
      const [before, current] = [record.stableVersion, after.stableVersion]
      changed.push({
        id,
        draft: { before: record.draftVersion, after: after.draftVersion },
        stable: before === null || current === null ? null : { before, after: current },
      })
      if (current === before) continue
      await audit(tx, action, 'record_published', { kind: 'event', id }, { version: current, batch })
      if (before === null || current === null) continue
      const bodies = await readBodies(tx, id, { before, after: current })
      publicChanges.push(bodies as PublicChange)
    }
    const { mailer, now, siteTime } = action
    const mailed = await queueShowingMails(tx, { mailer, changes: publicChanges, now, siteTime })
    return { batch, changed, mailed }
  })
}

async function readBodies(tx: Queryable, id: string, { before, after }: { before: number; after: number }) {
  const old = await getVersion(tx, 'event', id, before)
  const changed = await getVersion(tx, 'event', id, after)
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
