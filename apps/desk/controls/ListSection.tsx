import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './ListSection.module.css'

/** A heading, a line, and rows: the pattern of every list at the desk. */
export function ListSection({
  title,
  note,
  level = 2,
  children,
}: {
  title: string
  /** Beside the heading: a state, or a link to more. */
  note?: ReactNode
  level?: 2 | 3
  children: ReactNode
}) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head} data-level={level}>
        <Heading id={id}>{title}</Heading>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  )
}

/** The rows of a section. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

/** A sentence in place of rows: nothing there, or not loaded. */
export function RowsText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}
