import type { PlacedBlock, PlacedColumn, PlacedRow } from '@lerret/page-engine/page-data'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { usePreviewBlock } from '../context/preview.ts'
import { trustHtml } from '../trusted-html.ts'
import styles from './Page.module.css'
import { fillsColumn, getColumnSurface, getRowSurface } from './surfaces.ts'

interface RowProps {
  row: PlacedRow
  /** null for a block whose component is missing. */
  renderBlock: (block: PlacedBlock) => ReactElement | null
}

/** A row within the page's margins has one surface; in a full-width row each column has its own. */
export function Row({ row, renderBlock }: RowProps) {
  const columns = row.columns.filter((column) => column.blocks.length > 0)
  const isFull = !row.container && columns.some(({ blocks }) => blocks.some(fillsColumn))
  const className = classNames(styles.row, !row.container && styles.edge, isFull && styles.full)
  return (
    <div className={className} data-surface={getRowSurface(row)}>
      {columns.map((column, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id.
          key={index}
          className={styles.column}
          style={columnStyle(column)}
          data-surface={row.container ? undefined : getColumnSurface(column)}
        >
          {column.blocks.map((block) => (
            <BlockSlot
              key={block.id}
              id={block.id}
              className={fillsColumn(block) ? styles.filling : styles.block}
            >
              {renderBlock(block)}
            </BlockSlot>
          ))}
        </div>
      ))}
    </div>
  )
}

interface BlockSlotProps {
  /** The id of the block. */
  id: string
  className?: string | undefined
  children: ReactElement | null
}

/** The element around a block. Without children, hydration leaves the server's HTML untouched. */
export function BlockSlot({ id, className, children }: BlockSlotProps) {
  const preview = usePreviewBlock(id)
  if (children)
    return (
      <div className={className} {...preview}>
        {children}
      </div>
    )
  // React does not compare the content of an element with `dangerouslySetInnerHTML`.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty.
  return <div className={className} dangerouslySetInnerHTML={EMPTY_HTML} suppressHydrationWarning />
}

const EMPTY_HTML = { __html: trustHtml('') }

function columnStyle({ screen: { xs, md, lg } }: PlacedColumn): CSSProperties {
  return {
    '--xs': xs.span,
    '--md': md.span,
    '--lg': lg.span,
    '--xs-order': xs.order,
    '--md-order': md.order,
    '--lg-order': lg.order,
  } as CSSProperties
}
