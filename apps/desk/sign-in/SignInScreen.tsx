import { fill, signInWords as words } from '@lerret/words/desk'
import { readHouseName } from '../data/house.ts'
import { type Staff, setSession } from '../data/session.ts'
import { useLocation } from '../navigation/location.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { ServiceSignIn } from './ServiceSignIn.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { SignInPage } from './SignInPage.tsx'
import { readSignInService } from './sign-in-service.ts'

const FORGOTTEN_PATH = '/redaksjon/gloymt-passord'

/** The document has one language; that of the person may be another. */
function enter(staff: Staff) {
  if (staff.language !== null && staff.language !== document.documentElement.lang) window.location.reload()
  else setSession({ status: 'signed-in', staff })
}

/** The house's sign-in service, and the password: only local administrators have one where the service is required. */
function SignInChoices() {
  const service = readSignInService()
  const withPassword = (
    <>
      <SignInForm onSignedIn={enter} />
      <p>
        <a href={FORGOTTEN_PATH}>{words.signInForgotten}</a>
      </p>
    </>
  )
  if (!service) return withPassword
  return (
    <>
      <ServiceSignIn name={service.name} />
      {service.isRequired ? (
        <details className={styles.local}>
          <summary>{words.signInLocal}</summary>
          {withPassword}
        </details>
      ) : (
        <>
          <h2 className={styles.or}>{words.signInOr}</h2>
          {withPassword}
        </>
      )}
    </>
  )
}

/** All that a stranger sees of the desk. */
export default function SignInScreen() {
  const { pathname } = useLocation()
  if (pathname === FORGOTTEN_PATH) return <ForgottenPassword />
  return (
    <SignInPage title={words.signInTitle} lead={fill(words.signInLead, { house: readHouseName() })}>
      <SignInChoices />
      <p>
        <a href="/">{words.signInToSite}</a>
      </p>
    </SignInPage>
  )
}
