import type { MenuItem } from '@lerret/model'
import { applyMenuCommand, type MenuCommand } from './menu-commands.ts'
import { buildMenus, listMenuItems, type Menus } from './menu-tree.ts'
import { mergeMenuItems } from './merge-menu-items.ts'

/** The menus as they are edited, over the drafts that the server has. */
export interface MenuHistory {
  /** The drafts that the menus are based on. */
  base: readonly MenuItem[]
  menus: Menus
  past: readonly Menus[]
  future: readonly Menus[]
  /** What the last command changed: typing in one field is one step. */
  lastField: string | null
}

export type MenuHistoryAction =
  | { type: 'command'; command: MenuCommand }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The server has other drafts now. */
  | { type: 'rebase'; items: readonly MenuItem[] }

export const startMenuHistory = (base: readonly MenuItem[], mine = base): MenuHistory => ({
  base,
  menus: buildMenus(mine),
  past: [],
  future: [],
  lastField: null,
})

export function menuHistoryReducer(history: MenuHistory, action: MenuHistoryAction): MenuHistory {
  const { base, menus, past, future, lastField } = history
  switch (action.type) {
    case 'command': {
      const changed = applyMenuCommand(menus, action.command)
      if (changed === menus) return history
      const field = findField(action.command)
      const isContinued = field !== null && field === lastField
      return {
        base,
        menus: changed,
        past: isContinued ? past : [...past, menus],
        future: [],
        lastField: field,
      }
    }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return history
      return { base, menus: before, past: past.slice(0, -1), future: [menus, ...future], lastField: null }
    }
    case 'redo': {
      const [after, ...rest] = future
      if (!after) return history
      return { base, menus: after, past: [...past, menus], future: rest, lastField: null }
    }
    case 'rebase': {
      const rebase = (tree: Menus) =>
        buildMenus(mergeMenuItems(base, listMenuItems(tree, base), action.items))
      return {
        base: action.items,
        menus: rebase(menus),
        past: past.map(rebase),
        future: future.map(rebase),
        lastField,
      }
    }
  }
}

function findField(command: MenuCommand): string | null {
  if (command.type !== 'change') return null
  const [field] = Object.keys(command.fields)
  return field === 'label' || field === 'path' ? `${command.id} ${field}` : null
}
