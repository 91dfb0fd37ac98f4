import { fill, NEWSLETTER_NYNORSK as words } from '@lerret/words/desk'
import { countProgress, type ListedNewsletter } from './describe-newsletter.ts'
import styles from './Newsletters.module.css'

/** How far the sending of a newsletter is. */
export function SendingProgress({ newsletter }: { newsletter: ListedNewsletter }) {
  const { done, total } = countProgress(newsletter)
  return (
    <progress
      value={done}
      max={total}
      aria-label={fill(words.progress, { subject: newsletter.subject })}
      className={styles.progress}
    />
  )
}
