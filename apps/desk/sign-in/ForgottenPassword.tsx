import { signInWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import styles from './SignIn.module.css'
import { SignInPage } from './SignInPage.tsx'

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export function ForgottenPassword() {
  const [email, setEmail] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const request = useMutation({ mutationFn: () => callDesk('staffForgotPassword', { body: { email } }) })
  const problem = request.error && errorMessage(request.error, { mail_not_sent: words.forgottenNoMail })
  return (
    <SignInPage
      title={words.forgottenTitle}
      lead={request.isSuccess ? words.forgottenSent : words.forgottenLead}
    >
      {!request.isSuccess && (
        <Form
          className={styles.form}
          onSubmit={() => {
            setIsMissing(email.trim() === '')
            if (email.trim() !== '') request.mutate()
          }}
        >
          <Field
            label={words.signInEmail}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            error={isMissing ? words.signInEmailMissing : problem}
          />
          <Button type="submit" kind="signal" size="large" isPending={request.isPending}>
            {words.forgottenButton}
          </Button>
        </Form>
      )}
      <p>
        <a href="/redaksjon">{words.backToSignIn}</a>
      </p>
    </SignInPage>
  )
}
