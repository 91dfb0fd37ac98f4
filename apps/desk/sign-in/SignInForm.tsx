import { fill, signInWords as words } from '@lerret/words/desk'
import { useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { Staff } from '../data/session.ts'
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx'
import { type SecondFactor, SecondFactorForm } from './SecondFactorForm.tsx'
import styles from './SignIn.module.css'
import { readSignInService } from './sign-in-service.ts'

interface Problems {
  email?: string
  password?: string
}

/** The sentences about a password that was not accepted. */
const describeRefusals = () => ({
  login_failed: words.signInFailed,
  oidc_required: fill(words.signInOidcRequired, { name: readSignInService()?.name ?? '' }),
})

/** Address and password and the second factor that the account asks for, or a passkey. What is wrong is said at the field, and what was typed stays. */
export function SignInForm({
  email: knownEmail = '',
  onSignedIn,
}: {
  email?: string
  onSignedIn(staff: Staff): void
}) {
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  function showProblems(found: Problems) {
    setProblems(found)
    const input = found.email ? emailInput : passwordInput
    input.current?.focus()
  }

  async function submit() {
    if (isBusy) return
    if (email.trim() === '') return showProblems({ email: words.signInEmailMissing })
    if (password === '') return showProblems({ password: words.signInPasswordMissing })
    setProblems({})
    setIsBusy(true)
    try {
      const reply = await callDesk('staffLogin', { body: { email, password } })
      if ('challenge' in reply) setSecondFactor(reply)
      else onSignedIn(reply)
    } catch (error) {
      showProblems({ password: errorMessage(error, describeRefusals()) })
    } finally {
      setIsBusy(false)
    }
  }

  function beginAgain() {
    setSecondFactor(null)
    setPassword('')
    setProblems({ password: words.codeExpired })
  }

  if (secondFactor)
    return <SecondFactorForm secondFactor={secondFactor} onSignedIn={onSignedIn} onExpired={beginAgain} />
  return (
    <Form onSubmit={submit} className={styles.form}>
      <Field
        ref={emailInput}
        label={words.signInEmail}
        name="email"
        type="email"
        autoComplete="username webauthn"
        value={email}
        onChange={setEmail}
        error={problems.email ?? null}
      />
      <Field
        ref={passwordInput}
        label={words.signInPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={problems.password ?? null}
      />
      <Button type="submit" kind={readSignInService() ? 'ink' : 'signal'} size="large" isPending={isBusy}>
        {isBusy ? words.signInBusy : words.signInButton}
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </Form>
  )
}
