import type { LinkView } from '@lerret/model'
import styles from './MoreLink.module.css'

/** *Heile programmet →* */
export function MoreLink({ label, href }: LinkView) {
  return (
    <a href={href} className={styles.more}>
      {label} <span aria-hidden="true">→</span>
    </a>
  )
}
