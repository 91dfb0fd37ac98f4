import { fill, SIGN_IN_NYNORSK as words } from '@lerret/words/desk'
import { Problem } from '../controls/Problem.tsx'
import { readHouseName } from '../controls/Screen.tsx'
import { setSession } from '../data/session.ts'
import { useLocation } from '../navigation/location.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { loadSession } from './load-session.ts'
import { ResetPassword } from './ResetPassword.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInPage } from './SignInPage.tsx'

/** Pages that links lead to, also for those who are signed in. */
export const LINKED_PAGES: Readonly<Record<string, () => React.ReactNode>> = {
  '/redaksjon/invitasjon': AcceptInvitation,
  '/redaksjon/nytt-passord': ResetPassword,
}

const FORGOTTEN_PATH = '/redaksjon/gloymt-passord'

/** All that a stranger sees of the desk. */
export function SignInScreen() {
  const { pathname } = useLocation()
  if (pathname === FORGOTTEN_PATH) return <ForgottenPassword />
  return (
    <SignInPage title={words.signInTitle} lead={fill(words.signInLead, { house: readHouseName() })}>
      <SignInForm onSignedIn={(staff) => setSession({ status: 'signed-in', staff })} />
      <p>
        <a href={FORGOTTEN_PATH}>{words.signInForgotten}</a>
      </p>
      <p>
        <a href="/">{words.signInToSite}</a>
      </p>
    </SignInPage>
  )
}

/** Shown when the server did not answer who is signed in. */
export function UnreachableScreen() {
  return (
    <SignInPage title={words.unreachableTitle}>
      <Problem message={words.unreachableLead} onRetry={() => void loadSession()} />
    </SignInPage>
  )
}
