import type { MenuItem } from '@lerret/model'
import type { SessionEvent } from '../editing/session/state/events.ts'
import { recordName } from '../editing/session/state/state.ts'
import { applyMenuCommand, type MenuCommand } from './menu-commands.ts'
import { toEdits } from './menu-records.ts'
import { buildMenus, listMenuItems } from './menu-tree.ts'

/** What a command changes of the entries, for their session; null when it changes nothing. The label says what is done. */
export function createMenuChange(
  items: readonly MenuItem[],
  command: MenuCommand,
  { label, at }: { label: string; at: number },
): Extract<SessionEvent, { type: 'changed' }> | null {
  const menus = buildMenus(items)
  const changed = applyMenuCommand(menus, command)
  if (changed === menus) return null
  const typing = findTyped(command)
  return {
    type: 'changed',
    edits: toEdits(items, listMenuItems(changed, items)),
    step: { label, field: typing && `${typing.record} ${typing.field}`, at },
    ...(typing && { typing }),
  }
}

/** The field that a command types in, if it does: all that is typed there is one step to undo. */
function findTyped(command: MenuCommand): { record: string; field: string } | null {
  if (command.type !== 'change') return null
  const [field] = Object.keys(command.fields)
  const record = recordName({ kind: 'menu-item', id: command.id })
  return field === 'label' || field === 'path' ? { record, field } : null
}
