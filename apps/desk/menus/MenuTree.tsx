import { fill, menuWords as words } from '@lerret/words/desk'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { type DropTarget, isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import styles from './MenuTree.module.css'
import { isPossible, type MoveDirection } from './menu-commands.ts'
import {
  findEntry,
  listChildren,
  listIds,
  type MenuNode,
  type MenuPlace,
  type MenuPosition,
  type Menus,
} from './menu-tree.ts'

const DRAG_TYPE = 'application/x-lerret-menu-item'

const DIRECTIONS: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** One menu as a tree. Alt and the arrow keys move the focused entry, Delete removes it, and entries can be dragged. */
export function MenuTree({
  menus,
  place,
  label,
  selectedId,
  changedIds,
  incompleteIds,
  isReadOnly,
  onSelect,
  onStep,
  onMove,
  onRemove,
}: {
  menus: Menus
  place: MenuPlace
  label: string
  selectedId: string | null
  changedIds: ReadonlySet<string>
  incompleteIds: ReadonlySet<string>
  isReadOnly: boolean
  onSelect(id: string): void
  onStep(id: string, direction: MoveDirection): void
  onMove(id: string, position: MenuPosition): void
  onRemove(id: string): void
}) {
  const nodes = menus[place]
  const latest = useRef(menus)
  latest.current = menus
  const expanded = useMemo(() => nodes.flatMap(listIds), [nodes])
  const dropAt = (id: string, target: DropTarget) => {
    const position = toPosition(latest.current, id, place, target)
    if (position) onMove(id, position)
  }
  const readDropped = async (items: readonly unknown[]) => {
    for (const item of items)
      if (isTextDropItem(item as Parameters<typeof isTextDropItem>[0]))
        return (item as { getText(type: string): Promise<string> }).getText(DRAG_TYPE)
    return null
  }
  const { dragAndDropHooks } = useDragAndDrop<MenuNode>({
    isDisabled: isReadOnly,
    getItems: (keys) =>
      [...keys].map((key) => ({
        [DRAG_TYPE]: String(key),
        'text/plain': findEntry(latest.current, String(key))?.node.label ?? '',
      })),
    acceptedDragTypes: [DRAG_TYPE],
    getDropOperation: (target, types) =>
      types.has(DRAG_TYPE) && canHoldMore(latest.current, target) ? 'move' : 'cancel',
    onMove: ({ keys, target }) => {
      for (const key of keys) dropAt(String(key), target)
    },
    onInsert: async ({ items, target }) => {
      const id = await readDropped(items)
      if (id !== null) dropAt(id, target)
    },
    onItemDrop: async ({ items, target, isInternal }) => {
      const id = isInternal ? null : await readDropped(items)
      if (id !== null) dropAt(id, target)
    },
    onRootDrop: async ({ items }) => {
      const id = await readDropped(items)
      if (id !== null) dropAt(id, { type: 'root' })
    },
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[role="row"]')?.dataset.key
    if (id === undefined || isReadOnly) return
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined
    if (direction) onStep(id, direction)
    else if (event.key === 'Delete') onRemove(id)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const renderNode = (node: MenuNode) => {
    const name = node.label.trim() || words.unnamed
    return (
      <TreeItem key={node.id} id={node.id} textValue={name} className={styles.row}>
        <TreeItemContent>
          {({ level }) => (
            <div className={styles.content} style={{ paddingInlineStart: `${(level - 1) * 28}px` }}>
              {!isReadOnly && (
                <Button slot="drag" aria-label={fill(words.drag, { label: name })} className={styles.handle}>
                  <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
                    <path d="M2 2v0M6 2v0M2 7v0M6 7v0M2 12v0M6 12v0" />
                  </svg>
                </Button>
              )}
              <span className={styles.label}>{name}</span>
              <span className={styles.path}>{node.path}</span>
              {incompleteIds.has(node.id) && <span className={styles.incomplete}>!</span>}
              {changedIds.has(node.id) && <span className={styles.changed}>{words.changed}</span>}
            </div>
          )}
        </TreeItemContent>
        <Collection items={node.children}>{renderNode}</Collection>
      </TreeItem>
    )
  }

  return (
    <div onKeyDownCapture={onKeyDown} data-menu={place}>
      <Tree<MenuNode>
        aria-label={label}
        items={nodes}
        dependencies={[changedIds, incompleteIds]}
        expandedKeys={expanded}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selectedId === null ? [] : [selectedId]}
        onSelectionChange={(keys) => {
          const [key] = keys
          if (key !== undefined) onSelect(String(key))
        }}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>{words.empty}</p>}
        className={styles.tree}
      >
        {renderNode}
      </Tree>
    </div>
  )
}

/** Whether a dropped entry without others under it could stand there. */
function canHoldMore(menus: Menus, target: DropTarget): boolean {
  if (target.type === 'root') return true
  const found = findEntry(menus, String(target.key))
  if (!found) return false
  const { place, parent, index } = found.position
  const leaf: MenuNode = { id: '', label: '', path: '', openInNewWindow: false, children: [] }
  return isPossible(
    menus,
    leaf,
    target.dropPosition === 'on' ? { place, parent: found.node.id, index: 0 } : { place, parent, index },
  )
}

/** The position of a drop, counted without the entry that is dropped. */
function toPosition(menus: Menus, id: string, place: MenuPlace, target: DropTarget): MenuPosition | null {
  if (target.type === 'root')
    return { place, parent: '', index: countOthers(menus, id, { place, parent: '' }) }
  const found = findEntry(menus, String(target.key))
  if (!found || found.node.id === id) return null
  if (target.dropPosition === 'on')
    return { place, parent: found.node.id, index: countOthers(menus, id, { place, parent: found.node.id }) }
  const { parent } = found.position
  const others = listChildren(menus, found.position).filter((node) => node.id !== id)
  const index = others.findIndex((node) => node.id === found.node.id)
  return { place, parent, index: target.dropPosition === 'before' ? index : index + 1 }
}

const countOthers = (menus: Menus, id: string, parent: Omit<MenuPosition, 'index'>) =>
  listChildren(menus, parent).filter((node) => node.id !== id).length
