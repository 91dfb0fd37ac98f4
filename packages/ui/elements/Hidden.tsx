import type { ReactNode } from 'react'
import styles from './Hidden.module.css'

/** Text for screen readers only. */
export function Hidden({ as: Tag = 'span', children }: { as?: 'span' | 'h1'; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
