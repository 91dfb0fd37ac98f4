import { fill, SIGN_IN_NYNORSK as words } from '@lerret/words/desk'
import { readHouseName } from '../controls/Screen.tsx'
import { setSession } from '../data/session.ts'
import { useLocation } from '../navigation/location.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInPage } from './SignInPage.tsx'

const FORGOTTEN_PATH = '/redaksjon/gloymt-passord'

/** All that a stranger sees of the desk. */
export default function SignInScreen() {
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
