import { MEMBER_PATHS } from '@lerret/model'
import { useServerWords } from '@lerret/ui/server-words'
import styles from './Me.module.css'

/** The link to the member's own page. `signed-in-name.ts` fills in the initial of a member who is logged in; its space is always reserved. */
export function Me() {
  const words = useServerWords()
  return (
    <a href={MEMBER_PATHS.profile} className={styles.me} data-me={words.loggedInAs}>
      <span className={styles.sign} aria-hidden="true" />
      <span className={styles.label}>{words.myPage}</span>
    </a>
  )
}
