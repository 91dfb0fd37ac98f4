import styles from './Empty.module.css'

/** What is said where there is nothing to show yet. */
export function Empty({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>
}
