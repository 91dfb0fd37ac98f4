import type { ReactNode } from 'react'
import hidden from '../../styles/hidden.module.css'
import { classNames } from '../class-names.ts'
import styles from './Lists.module.css'

interface Column {
  label: string
  /** Only for screen readers: what is in the column says itself what it is. */
  isHidden?: boolean
  /** The last column, at the end of the row. */
  isEnd?: boolean
}

/** A table with its columns; the rows are its children. The caption is for screen readers. */
export function Table({
  caption,
  columns,
  className,
  children,
}: {
  caption: string
  columns: readonly (string | Column)[]
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption className={hidden.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const { label, isHidden, isEnd }: Column = typeof column === 'string' ? { label: column } : column
            return (
              <th key={label} scope="col" className={isEnd ? styles.end : undefined}>
                {isHidden ? <span className={hidden.hidden}>{label}</span> : label}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
