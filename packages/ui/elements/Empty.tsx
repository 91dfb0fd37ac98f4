import styles from './Empty.module.css'

/** The text where there is nothing to show. */
export function Empty({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>
}
