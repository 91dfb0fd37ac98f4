import { MEMBER_PATHS } from '@lerret/model'
import { useServerWords } from '@lerret/ui/server-words'
import styles from './Me.module.css'

/** The way to one's own page. The sign is filled in by the browser that knows who is logged in; its place is always there. */
export function Me() {
  const words = useServerWords()
  return (
    <a href={MEMBER_PATHS.profile} className={styles.me} data-me={words.loggedInAs}>
      <span className={styles.sign} aria-hidden="true" />
      <span className={styles.label}>{words.myPage}</span>
    </a>
  )
}
