import type { MenuItem } from '@lerret/model'
import type { CallInput, CallReply } from '../data/call-desk.ts'
import { isSameValue } from '../editing/merging/same-value.ts'

export type MenuItemDraft = CallReply<'menuItems'>['items'][number]
type RecordToSave = CallInput<'saveRecords'>['body']['records'][number]

/** The entries of the drafts. A draft may be incomplete. */
export const toMenuItems = (drafts: readonly MenuItemDraft[]): MenuItem[] =>
  drafts.flatMap(({ id, body }) =>
    body ? { label: '', path: '', parent: '', place: 'header', locale: 'nb', order: 0, ...body, id } : [],
  )

/** The versions to save so that the drafts become these entries. */
export function listChanges(drafts: readonly MenuItemDraft[], items: readonly MenuItem[]): RecordToSave[] {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]))
  const current = new Set(items.map(({ id }) => id))
  const changed = items
    .filter((item) => !isSameValue(byId.get(item.id)?.body, item))
    .map((item) => ({
      kind: 'menu-item' as const,
      id: item.id,
      basedOn: byId.get(item.id)?.version ?? 0,
      body: { ...item },
    }))
  const removed = drafts
    .filter(({ id, body }) => body !== null && !current.has(id))
    .map(({ id, version }) => ({ kind: 'menu-item' as const, id, basedOn: version, body: null }))
  return [...changed, ...removed]
}

/** The drafts that visitors do not see yet, deletions among them. */
export const listToPublish = (drafts: readonly MenuItemDraft[]) =>
  drafts
    .filter(({ version, stableVersion, body }) =>
      body === null ? stableVersion !== null : version !== stableVersion,
    )
    .map(({ id, version }) => ({ kind: 'menu-item' as const, id, version }))
