import { type CSSProperties, memo } from 'react'
import { classNames } from '../../controls/class-names.ts'
import styles from './PageTree.module.css'
import type { TreeItem } from './tree-items.ts'
import type { DropPosition } from './use-tree-drag.ts'

interface PageTreeItemProps extends TreeItem {
  itemKey: string
  isSelected: boolean
  /** Whether Tab leads here. */
  isCurrent: boolean
  /** Where a dragged block would go. */
  drop: DropPosition | null
}

/** A line of the tree. The tree handles its events. */
export const PageTreeItem = memo(function PageTreeItem({
  itemKey,
  type,
  level,
  name,
  label,
  note,
  isHidden,
  spans,
  isExpanded,
  position,
  count,
  isSelected,
  isCurrent,
  drop,
}: PageTreeItemProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of a tree, not of a table.
    <div
      role="row"
      aria-label={name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      {...(isExpanded !== null && { 'aria-expanded': isExpanded })}
      data-key={itemKey}
      data-drop={drop ?? undefined}
      tabIndex={isCurrent ? 0 : -1}
      draggable={type === 'block'}
      className={classNames(styles.item, styles[type])}
      style={{ '--level': level } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the only cell of its line. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the line has the focus. */}
      <div role="gridcell" className={styles.label}>
        {isExpanded !== null && (
          <button type="button" tabIndex={-1} aria-hidden="true" className={styles.chevron}>
            <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
              <path
                d={isExpanded ? 'm1 4 5 5 5-5' : 'm4 1 5 5-5 5'}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          </button>
        )}
        <span className={classNames(isHidden && styles.hidden)}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
        {spans && (
          <span aria-hidden="true" className={styles.spans}>
            {spans.split(' ').map((span, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
              <i key={column} style={{ flexGrow: Number(span) }} />
            ))}
          </span>
        )}
        {type === 'block' && (
          <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true" className={styles.handle}>
            <path
              d="M2 1v10M6 1v10"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray="2 2"
            />
          </svg>
        )}
      </div>
    </div>
  )
})
