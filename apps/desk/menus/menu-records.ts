import type { MenuItem } from '@lerret/model'
import { compareFields } from '../editing/merging/compare-fields.ts'
import { isSameValue } from '../editing/merging/same-value.ts'
import { bodyOf } from '../editing/session/records/record.ts'
import { isRemoval, removal } from '../editing/session/records/removal.ts'
import { hasChanges } from '../editing/session/select.ts'
import {
  type Edits,
  type RecordState,
  recordName,
  type SessionState,
} from '../editing/session/state/state.ts'

/** The entries of the menus on the screen. A draft may be incomplete. */
export const toMenuItems = ({ records }: Pick<SessionState, 'records'>): MenuItem[] =>
  Object.values(records).flatMap((record) =>
    !isShown(record) || Object.keys(bodyOf(record)).length <= 1
      ? []
      : [
          {
            label: '',
            path: '',
            parent: '',
            place: 'header',
            locale: 'nb',
            order: 0,
            ...bodyOf(record),
          } as MenuItem,
        ],
  )

/** What a colleague has deleted stays as long as something that was changed here is not saved. */
const isShown = (record: RecordState) =>
  !isRemoval(record.mine) && (record.phase !== 'deleted' || hasChanges(record))

/** The fields to change so that some entries become others. */
export function toEdits(before: readonly MenuItem[], after: readonly MenuItem[]): Edits {
  const was = new Map(before.map((item) => [item.id, item]))
  const is = new Set(after.map(({ id }) => id))
  const changed = after.flatMap((item) => {
    const old = was.get(item.id)
    if (isSameValue(old, item)) return []
    const fields = { ...compareFields(old ?? {}, item), ...(!old && removal(false)) }
    return [[toName(item.id), fields] as const]
  })
  const removed = before.filter(({ id }) => !is.has(id)).map(({ id }) => [toName(id), removal(true)] as const)
  return Object.fromEntries([...changed, ...removed])
}

const toName = (id: string) => recordName({ kind: 'menu-item', id })
