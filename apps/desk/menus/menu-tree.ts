import type { MenuItem } from '@lerret/model'

export type MenuPlace = MenuItem['place']
export const MENU_PLACES: readonly MenuPlace[] = ['header', 'footer']

/** An entry of a menu, with the entries under it in their order. */
export interface MenuNode {
  id: string
  label: string
  path: string
  openInNewWindow: boolean
  children: readonly MenuNode[]
}

/** Both menus of the site as trees. */
export type Menus = Readonly<Record<MenuPlace, readonly MenuNode[]>>

/** Where an entry stands: in which menu, under which entry (empty for none), and at which index there. */
export interface MenuPosition {
  place: MenuPlace
  parent: string
  index: number
}

/** The trees of some records. Entries that cannot be reached from the top, which visitors do not see, come last at the top. */
export function buildMenus(items: readonly MenuItem[]): Menus {
  const sorted = [...items].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const placed = new Set<string>()

  const buildNode = ({ id, label, path, openInNewWindow = false, place }: MenuItem): MenuNode => {
    placed.add(id)
    return { id, label, path, openInNewWindow, children: buildChildren(id, place) }
  }
  const buildChildren = (parent: string, place: MenuPlace): MenuNode[] =>
    sorted
      .filter((item) => item.parent === parent && item.place === place && !placed.has(item.id))
      .map(buildNode)

  const menus = { header: buildChildren('', 'header'), footer: buildChildren('', 'footer') }
  for (const item of sorted) if (!placed.has(item.id)) menus[item.place].push(buildNode(item))
  return menus
}

/** The records of the trees. Siblings keep their saved numbers while these are in order, so that nothing is saved without need. */
export function listMenuItems(menus: Menus, saved: readonly MenuItem[]): MenuItem[] {
  const savedById = new Map(saved.map((item) => [item.id, item]))
  return MENU_PLACES.flatMap((place) => listSiblings(menus[place], place, ''))

  function listSiblings(nodes: readonly MenuNode[], place: MenuPlace, parent: string): MenuItem[] {
    const orders = nodes.map(({ id }) => savedById.get(id)?.order ?? Number.NaN)
    const areInOrder = orders.every(
      (order, index) => index === 0 || order > (orders[index - 1] ?? Number.NaN),
    )
    const isEachSaved = orders.every((order) => !Number.isNaN(order))
    return nodes.flatMap(({ children, openInNewWindow, ...node }, index) => {
      const before = savedById.get(node.id)
      const item: MenuItem = {
        ...node,
        parent,
        place,
        locale: before?.locale ?? 'nb',
        order: areInOrder && isEachSaved ? (orders[index] ?? index + 1) : index + 1,
        // A record with an explicit false is not changed to one without the field.
        ...((openInNewWindow || before?.openInNewWindow !== undefined) && { openInNewWindow }),
      }
      return [item, ...listSiblings(children, place, node.id)]
    })
  }
}

/** An entry and where it stands; undefined when there is none. */
export function findEntry(menus: Menus, id: string): { node: MenuNode; position: MenuPosition } | undefined {
  for (const place of MENU_PLACES) {
    const found = findAmong(menus[place], place, '')
    if (found) return found
  }
  return undefined

  function findAmong(
    nodes: readonly MenuNode[],
    place: MenuPlace,
    parent: string,
  ): { node: MenuNode; position: MenuPosition } | undefined {
    for (const [index, node] of nodes.entries()) {
      if (node.id === id) return { node, position: { place, parent, index } }
      const found = findAmong(node.children, place, node.id)
      if (found) return found
    }
    return undefined
  }
}

/** The entries under a parent, or at the top of a menu. */
export const listChildren = (menus: Menus, { place, parent }: Omit<MenuPosition, 'index'>) =>
  parent === '' ? menus[place] : (findEntry(menus, parent)?.node.children ?? [])

/** All ids of an entry and those under it. */
export const listIds = ({ id, children }: MenuNode): string[] => [id, ...children.flatMap(listIds)]
