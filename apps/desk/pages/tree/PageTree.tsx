import { fill, PAGE_NYNORSK as words } from '@lerret/words/desk'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { classNames } from '../../controls/class-names.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { type TreeColumn, type TreeRow, toTree } from '../commands/page-tree.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { fromKey, type Selection, toKey } from '../selection.ts'
import styles from './PageTree.module.css'
import { useTreeDrag } from './use-tree-drag.ts'

export interface PageTreeProps {
  document: PageDocument
  nameBlock: NameBlock
  selection: Selection
  onSelect(selection: Selection): void
  onMove: Parameters<typeof useTreeDrag>[0]['onMove']
}

/** Rows, columns and blocks of the page, from the top. A page can have many: they are drawn again only when one has changed. */
export const PageTree = memo(function PageTree({
  document,
  nameBlock,
  selection,
  onSelect,
  onMove,
}: PageTreeProps) {
  const tree = useMemo(() => toTree(document.page), [document.page])
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const parents = useMemo(() => listParents(tree.rows), [tree])
  const expanded = parents.filter((key) => !collapsed.has(key))
  const findName = (id: string) => {
    const block = document.page.blocks.find((each) => each.id === id)
    return block ? nameBlock(block, document) : ''
  }
  const { dragAndDropHooks } = useTreeDrag({ document, findName, onMove })

  const renderColumns = (row: TreeRow, rowPosition: number): ReactNode =>
    row.columns.length === 1
      ? row.columns.flatMap((column) => column.blocks.map((block) => renderBlock(block.id, block.hide)))
      : row.columns.map((column, columnPosition) => renderColumn(column, rowPosition, columnPosition))

  function renderColumn({ column, blocks }: TreeColumn, row: number, position: number) {
    const { span } = column.screen.lg
    const name = fill(words.columnName, { column: position + 1, row: row + 1, span })
    return (
      <Item
        key={toKey({ type: 'column', row, column: position })}
        id={toKey({ type: 'column', row, column: position })}
        name={name}
        className={styles.column}
        label={
          <>
            {fill(words.column, { column: position + 1 })}
            {blocks.length === 0 && <span className={styles.note}>{words.empty}</span>}
          </>
        }
      >
        {blocks.map((block) => renderBlock(block.id, block.hide))}
      </Item>
    )
  }

  function renderBlock(id: string, isHidden: boolean) {
    const name = findName(id)
    return (
      <Item
        key={toKey({ type: 'block', id })}
        id={toKey({ type: 'block', id })}
        name={isHidden ? `${name}, ${words.hidden}` : name}
        className={styles.block}
        label={
          <>
            <span className={classNames(isHidden && styles.hidden)}>{name}</span>
            {isHidden && <span className={styles.note}>{words.hidden}</span>}
          </>
        }
      />
    )
  }

  return (
    <Tree
      aria-label={words.structure}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[toKey(selection)]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined) onSelect(fromKey(String(key)))
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setCollapsed(new Set(parents.filter((key) => !keys.has(key))))}
      dragAndDropHooks={dragAndDropHooks}
      className={styles.tree}
    >
      <Item id="page" name={words.pageNode} label={words.pageNode} className={styles.page} />
      {tree.rows.map((row, position) => (
        <Item
          key={toKey({ type: 'row', row: position })}
          id={toKey({ type: 'row', row: position })}
          name={fill(words.rowName, { row: position + 1, count: countBlocks(row) })}
          className={styles.row}
          label={
            <>
              {fill(words.row, { row: position + 1 })}
              <span aria-hidden="true" className={styles.spans}>
                {row.columns.map(({ column }) => (
                  <i key={column.index} style={{ flexGrow: column.screen.lg.span }} />
                ))}
              </span>
            </>
          }
        >
          {renderColumns(row, position)}
        </Item>
      ))}
      {tree.misplaced.map((block) => renderBlock(block.id, block.hide))}
    </Tree>
  )
})

function Item({
  id,
  name,
  label,
  className,
  children,
}: {
  id: string
  name: string
  label: ReactNode
  className: string | undefined
  children?: ReactNode
}) {
  return (
    <TreeItem id={id} textValue={name} className={classNames(styles.item, className)}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, allowsDragging }) => (
          <span className={styles.label}>
            {hasChildItems && (
              <Button slot="chevron" className={styles.chevron}>
                <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
                  <path
                    d={isExpanded ? 'm1 4 5 5 5-5' : 'm4 1 5 5-5 5'}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                  />
                </svg>
              </Button>
            )}
            {label}
            {allowsDragging && id.startsWith('block/') && (
              <Button slot="drag" className={styles.handle}>
                <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
                  <path
                    d="M2 1v10M6 1v10"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeDasharray="2 2"
                  />
                </svg>
              </Button>
            )}
          </span>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

const listParents = (rows: readonly TreeRow[]): string[] =>
  rows.flatMap(({ columns }, row) => [
    toKey({ type: 'row', row }),
    ...(columns.length > 1 ? columns.map((_, column) => toKey({ type: 'column', row, column })) : []),
  ])

const countBlocks = ({ columns }: TreeRow) => columns.reduce((sum, { blocks }) => sum + blocks.length, 0)
