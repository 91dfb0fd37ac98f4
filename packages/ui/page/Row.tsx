import type { PlacedBlock, PlacedColumn, PlacedRow } from '@lerret/model'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Page.module.css'
import { fillsColumn, surfaceOfColumn, surfaceOfRow } from './surfaces.ts'

interface RowProps {
  row: PlacedRow
  /** null for a block that cannot be drawn. */
  draw: (block: PlacedBlock) => ReactElement | null
}

/** A row within the page's margins has one surface; from edge to edge each column has its own. */
export function Row({ row, draw }: RowProps) {
  const columns = row.columns.filter((column) => column.blocks.length > 0)
  const isFull = !row.container && columns.some(({ blocks }) => blocks.some(fillsColumn))
  const look = classNames(styles.row, !row.container && styles.edge, isFull && styles.full)
  return (
    <div className={look} data-surface={surfaceOfRow(row)}>
      {columns.map((column, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place.
          key={index}
          className={styles.column}
          style={placeOf(column)}
          data-surface={row.container ? undefined : surfaceOfColumn(column)}
        >
          {column.blocks.map((block) => (
            <BlockPlace key={block.id} className={fillsColumn(block) ? styles.filling : styles.block}>
              {draw(block)}
            </BlockPlace>
          ))}
        </div>
      ))}
    </div>
  )
}

interface BlockPlaceProps {
  className?: string | undefined
  children: ReactElement | null
}

/** Where a block stands. One that cannot be drawn is left as the document has it. */
export function BlockPlace({ className, children }: BlockPlaceProps) {
  if (children) return <div className={className}>{children}</div>
  // React leaves alone what it finds inside such an element.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written.
  return <div className={className} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />
}

const NOTHING = { __html: '' }

function placeOf({ screen: { xs, md, lg } }: PlacedColumn): CSSProperties {
  return {
    '--xs': xs.span,
    '--md': md.span,
    '--lg': lg.span,
    '--xs-order': xs.order,
    '--md-order': md.order,
    '--lg-order': lg.order,
  } as CSSProperties
}
