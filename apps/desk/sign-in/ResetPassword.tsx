import { signInWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { readKey } from './key-in-address.ts'
import { PASSWORD_PROBLEMS } from './password-problems.ts'
import styles from './SignIn.module.css'
import { SignInPage } from './SignInPage.tsx'

/** Chooses a new password with the key of a link. */
export default function ResetPassword() {
  const [key] = useState(() => readKey())
  const [password, setPassword] = useState('')
  const reset = useMutation({ mutationFn: () => callDesk('staffResetPassword', { body: { key, password } }) })
  const messages = {
    ...PASSWORD_PROBLEMS,
    reset_link_invalid: words.resetLinkInvalid,
    request_invalid: words.resetLinkInvalid,
  }
  return (
    <SignInPage title={words.resetTitle} lead={reset.isSuccess ? words.resetDone : words.resetLead}>
      {!reset.isSuccess && (
        <Form className={styles.form} onSubmit={() => reset.mutate()}>
          <Field
            label={words.newPassword}
            name="password"
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={reset.error && errorMessage(reset.error, messages)}
          />
          <Button type="submit" kind="signal" size="large" isPending={reset.isPending}>
            {words.resetButton}
          </Button>
        </Form>
      )}
      <p>
        <a href="/redaksjon" target="_self">
          {words.backToSignIn}
        </a>
      </p>
    </SignInPage>
  )
}
