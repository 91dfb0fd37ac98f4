import { signInWords as words } from '@lerret/words/desk'
import styles from './InsecureNotice.module.css'

/** Says what is not safe, and what does not work, before the house has a certificate. */
export const InsecureNotice = () =>
  window.isSecureContext === false && <p className={styles.notice}>{words.insecure}</p>
