import type { PlacedBlock, PlacedColumn, PlacedRow } from '@lerret/model'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Page.module.css'
import { fillsColumn, surfaceOfColumn, surfaceOfRow } from './surfaces.ts'

interface RowProps {
  row: PlacedRow
  draw: (block: PlacedBlock) => ReactNode
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
            <div key={block.id} className={fillsColumn(block) ? styles.filling : styles.block}>
              {draw(block)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

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
