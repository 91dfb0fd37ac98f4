import { SIGN_IN_NYNORSK as words } from '@lerret/words/desk'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type Staff, setSession, useSession } from '../data/session.ts'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'

/** Opens the sign-in over the work when the session has expired. The work stays, and calls that failed are sent again. */
export default function ExpiredSession() {
  const { status, staff } = useSession()

  function continueAs(next: Staff) {
    // The work on the screen is another person's.
    if (next.email !== staff?.email) window.location.assign('/redaksjon')
    else setSession({ status: 'signed-in', staff: next })
  }

  return (
    <ModalOverlay isOpen={status === 'expired'} isKeyboardDismissDisabled className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog className={styles.sheet}>
          <Heading slot="title" level={1}>
            {words.expiredTitle}
          </Heading>
          <p className={styles.lead}>{words.expiredLead}</p>
          <SignInForm email={staff?.email ?? ''} onSignedIn={continueAs} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
