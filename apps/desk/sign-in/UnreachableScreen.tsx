import { signInWords as words } from '@lerret/words/desk'
import { Problem } from '../controls/Problem.tsx'
import { loadSession } from './load-session.ts'
import { SignInPage } from './SignInPage.tsx'

/** Shown when the server did not answer who is signed in. */
export function UnreachableScreen() {
  return (
    <SignInPage title={words.unreachableTitle}>
      <Problem message={words.unreachableLead} onRetry={() => void loadSession()} />
    </SignInPage>
  )
}
