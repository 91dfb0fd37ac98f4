import type { SafeHtml } from '@lerret/model'
import styles from './Prose.module.css'

/** Text that an editor wrote, as cleaned HTML. */
export function Prose({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the cleaner alone.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
