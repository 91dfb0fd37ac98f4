import styles from './Keys.module.css'

/** A key, or keys that are pressed together, as they are printed on a keyboard: `Ctrl K`. */
export function Keys({ children }: { children: string }) {
  return <kbd className={styles.keys}>{children}</kbd>
}
