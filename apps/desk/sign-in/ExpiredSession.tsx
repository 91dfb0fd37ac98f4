import { fill, signInWords as words } from '@lerret/words/desk'
import { useEffect } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../controls/Button.tsx'
import { classNames } from '../controls/class-names.ts'
import { callDesk } from '../data/call-desk.ts'
import { type Staff, setSession, useSession } from '../data/session.ts'
import sheet from '../styles/sheet.module.css'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { readSignInService } from './sign-in-service.ts'

/** Opens the sign-in over the work when the session has expired, or is not new enough. The work stays, and calls that failed are sent again. */
export default function ExpiredSession() {
  const { status, staff } = useSession()
  const service = readSignInService()
  const isConfirming = status === 'confirming'
  const isAsking = isConfirming || status === 'expired'

  function continueAs(next: Staff) {
    // The work on the screen is another person's.
    if (next.email !== staff?.email) window.location.assign('/redaksjon')
    else setSession({ status: 'signed-in', staff: next })
  }

  function giveUp() {
    if (isConfirming && staff) setSession({ status: 'signed-in', staff })
  }

  // Somebody who signs in at the service does so in another tab; the work stays in this one.
  useEffect(() => {
    if (!isAsking) return
    const controller = new AbortController()
    const check = () =>
      void callDesk('staffProfile', { signal: controller.signal })
        .then(continueAs)
        .catch(() => {})
    window.addEventListener('focus', check)
    return () => {
      controller.abort()
      window.removeEventListener('focus', check)
    }
  })

  return (
    <ModalOverlay
      isOpen={isAsking}
      isKeyboardDismissDisabled={!isConfirming}
      onOpenChange={giveUp}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <Dialog className={classNames(sheet.sheet, styles.sheet)}>
          <Heading slot="title" level={1}>
            {isConfirming ? words.confirmTitle : words.expiredTitle}
          </Heading>
          <p className={sheet.lead}>{isConfirming ? words.confirmLead : words.expiredLead}</p>
          {service && (
            <p>
              <a href="/redaksjon" target="_blank" rel="noreferrer">
                {fill(words.signInInNewTab, { name: service.name })}
              </a>
            </p>
          )}
          <SignInForm email={staff?.email ?? ''} onSignedIn={continueAs} />
          {isConfirming && <Button onPress={giveUp}>{words.confirmCancel}</Button>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
