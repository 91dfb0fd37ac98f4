import {
  findEntry,
  listChildren,
  listIds,
  type MenuNode,
  type MenuPosition,
  type Menus,
} from './menu-tree.ts'

/** The fields of an entry that are typed. */
export type MenuFields = Pick<MenuNode, 'label' | 'path' | 'openInNewWindow'>

export type MenuCommand =
  | { type: 'add'; node: MenuNode; position: MenuPosition }
  | { type: 'change'; id: string; fields: Partial<MenuFields> }
  | { type: 'move'; id: string; position: MenuPosition }
  | { type: 'remove'; id: string }

export type MoveDirection = 'up' | 'down' | 'in' | 'out'

/** Levels of a menu: an entry, those under it, and those under them. NestedHeadings menus cannot be used on a phone. */
export const MAX_MENU_LEVELS = 3

/** The menus after a command. A command that is not possible returns the menus that it was given. */
export function applyMenuCommand(menus: Menus, command: MenuCommand): Menus {
  switch (command.type) {
    case 'add':
      return findEntry(menus, command.node.id) || !isPossible(menus, command.node, command.position)
        ? menus
        : insertNode(menus, command.node, command.position)
    case 'change':
      return mapNodes(menus, (node) => (node.id === command.id ? { ...node, ...command.fields } : node))
    case 'remove':
      return removeNode(menus, command.id)
    case 'move': {
      const found = findEntry(menus, command.id)
      if (!found || !isPossible(menus, found.node, command.position)) return menus
      if (isSamePosition(found.position, command.position)) return menus
      return insertNode(removeNode(menus, command.id), found.node, command.position)
    }
  }
}

/** Where a step in a direction leads: the index counts without the entry itself. Null when there is nowhere to go. */
export function findStep(menus: Menus, id: string, direction: MoveDirection): MenuPosition | null {
  const found = findEntry(menus, id)
  if (!found) return null
  const { node, position } = found
  const { place, parent, index } = position
  const siblings = listChildren(menus, position)
  const target = (() => {
    switch (direction) {
      case 'up':
        return index > 0 ? { ...position, index: index - 1 } : null
      case 'down':
        return index < siblings.length - 1 ? { ...position, index: index + 1 } : null
      case 'in': {
        const previous = siblings[index - 1]
        return previous ? { place, parent: previous.id, index: previous.children.length } : null
      }
      case 'out': {
        const above = parent === '' ? undefined : findEntry(menus, parent)
        return above ? { ...above.position, index: above.position.index + 1 } : null
      }
    }
  })()
  return target && isPossible(menus, node, target) ? target : null
}

/** Whether an entry may stand there: not under itself, and not too deep. */
export function isPossible(menus: Menus, node: MenuNode, { place, parent }: MenuPosition): boolean {
  if (parent === '') return true
  if (listIds(node).includes(parent)) return false
  const above = findEntry(menus, parent)
  if (above?.position.place !== place) return false
  // Entries that are too deep already can still change places.
  if (findEntry(menus, node.id)?.position.parent === parent) return true
  return countLevelsAbove(menus, parent) + countLevels(node) <= MAX_MENU_LEVELS
}

const countLevels = ({ children }: MenuNode): number => 1 + Math.max(0, ...children.map(countLevels))

/** The levels from the top down to an entry, its own included. */
function countLevelsAbove(menus: Menus, id: string): number {
  let levels = 0
  for (let parent = id; parent !== ''; parent = findEntry(menus, parent)?.position.parent ?? '') levels += 1
  return levels
}

const isSamePosition = (a: MenuPosition, b: MenuPosition) =>
  a.place === b.place && a.parent === b.parent && a.index === b.index

function insertNode(menus: Menus, node: MenuNode, { place, parent, index }: MenuPosition): Menus {
  if (parent === '') return { ...menus, [place]: menus[place].toSpliced(index, 0, node) }
  return mapNodes(menus, (each) =>
    each.id === parent ? { ...each, children: each.children.toSpliced(index, 0, node) } : each,
  )
}

function removeNode(menus: Menus, id: string): Menus {
  const remove = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
    nodes
      .filter((node) => node.id !== id)
      .map((node) => (node.children.length > 0 ? { ...node, children: remove(node.children) } : node))
  return { header: remove(menus.header), footer: remove(menus.footer) }
}

function mapNodes(menus: Menus, change: (node: MenuNode) => MenuNode): Menus {
  const map = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
    nodes.map((node) => {
      const changed = change(node)
      return changed.children.length > 0 ? { ...changed, children: map(changed.children) } : changed
    })
  return { header: map(menus.header), footer: map(menus.footer) }
}
