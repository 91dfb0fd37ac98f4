import { CallError } from '@lerret/api'
import { SIGN_IN_NYNORSK as words } from '@lerret/words/desk'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { Staff } from '../data/session.ts'
import styles from './SignIn.module.css'

/** The second step of signing in: a code of the authenticator app, or a backup code. */
export function CodeForm({
  challenge,
  onSignedIn,
  onExpired,
}: {
  challenge: string
  onSignedIn(staff: Staff): void
  /** The password has to be typed again. */
  onExpired(): void
}) {
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function showError(message: string) {
    setError(message)
    input.current?.focus()
  }

  async function submit() {
    if (isBusy) return
    if (code.trim() === '') return showError(words.codeMissing)
    setError(null)
    setIsBusy(true)
    try {
      onSignedIn(await callDesk('staffCode', { body: { challenge, code, trustDevice } }))
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'sign_in_expired') onExpired()
      else showError(errorMessage(failure, { code_wrong: words.codeWrong }))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Form onSubmit={submit} className={styles.form}>
      <Field
        ref={input}
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        help={words.codeHelp}
        error={error}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={trustDevice}
          onChange={({ target }) => setTrustDevice(target.checked)}
        />
        {words.codeTrustDevice}
      </label>
      <Button type="submit" kind="signal" size="large" isPending={isBusy}>
        {isBusy ? words.signInBusy : words.signInButton}
      </Button>
    </Form>
  )
}
