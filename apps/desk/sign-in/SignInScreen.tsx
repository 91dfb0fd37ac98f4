import { fill, SIGN_IN_NYNORSK as words } from '@lerret/words/desk'
import { useEffect } from 'react'
import { Problem } from '../controls/Problem.tsx'
import { readHouseName } from '../controls/Screen.tsx'
import { setSession } from '../data/session.ts'
import { loadSession } from './load-session.ts'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'

/** All that a stranger sees of the desk. */
export function SignInScreen() {
  const house = readHouseName()
  useEffect(() => {
    document.title = `${words.signInTitle} · ${house}`
  }, [house])
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <h1>{words.signInTitle}</h1>
        <p className={styles.lead}>{fill(words.signInLead, { house })}</p>
        <SignInForm onSignedIn={(staff) => setSession({ status: 'signed-in', staff })} />
        <p className={styles.help}>{words.signInForgotten}</p>
        <p>
          <a href="/">{words.signInToSite}</a>
        </p>
      </div>
    </main>
  )
}

/** Shown when the server did not answer who is signed in. */
export function UnreachableScreen() {
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <h1>{words.unreachableTitle}</h1>
        <Problem message={words.unreachableLead} onRetry={() => void loadSession()} />
      </div>
    </main>
  )
}
