import { CallError } from '@lerret/api'
import { hasPasskeys } from '@lerret/ui/passkey-support'
import { signInWords as words } from '@lerret/words/desk'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { Staff } from '../data/session.ts'
import { isReplaced, passkeyProblem, signInWithPasskey } from './passkeys/passkeys.ts'
import styles from './SignIn.module.css'

/** The second step of a log-in whose password was right: its challenge, and what answers it. */
export interface SecondFactor {
  challenge: string
  factors: readonly ('code' | 'passkey')[]
}

/** The second step of signing in: a passkey, or a code of the authenticator app or a backup code. */
export function SecondFactorForm({
  secondFactor: { challenge, factors },
  onSignedIn,
  onExpired,
}: {
  secondFactor: SecondFactor
  onSignedIn(staff: Staff): void
  /** The password has to be typed again. */
  onExpired(): void
}) {
  const asksCode = factors.includes('code')
  const canSign = factors.includes('passkey') && hasPasskeys()
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [codeError, setCodeError] = useState<string | null>(null)
  const [passkeyError, setPasskeyError] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'code' | 'passkey' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const passkeyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => (input.current ?? passkeyButton.current)?.focus(), [])

  function showCodeError(message: string) {
    setCodeError(message)
    input.current?.focus()
  }

  async function finish(
    factor: 'code' | 'passkey',
    signIn: () => Promise<Staff>,
    onFailure: (failure: unknown) => void,
  ) {
    if (busyWith) return
    setCodeError(null)
    setPasskeyError(null)
    setBusyWith(factor)
    try {
      onSignedIn(await signIn())
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'sign_in_expired') onExpired()
      else onFailure(failure)
    } finally {
      setBusyWith(null)
    }
  }

  const submitCode = () =>
    code.trim() === ''
      ? showCodeError(words.codeMissing)
      : finish(
          'code',
          () => callDesk('staffCode', { body: { challenge, code, trustDevice } }),
          (failure) => showCodeError(errorMessage(failure, { code_wrong: words.codeWrong })),
        )
  const sign = () =>
    finish(
      'passkey',
      () => signInWithPasskey({ challenge, trustDevice }),
      (failure) => {
        if (!isReplaced(failure)) setPasskeyError(passkeyProblem(failure))
      },
    )

  return (
    <Form onSubmit={asksCode ? submitCode : sign} className={styles.form}>
      {factors.includes('passkey') && <p>{canSign ? words.passkeySecondFactor : words.passkeyUnavailable}</p>}
      {asksCode && (
        <Field
          ref={input}
          label={words.code}
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          help={words.codeHelp}
          error={codeError}
        />
      )}
      {(asksCode || canSign) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={trustDevice}
            onChange={({ target }) => setTrustDevice(target.checked)}
          />
          {words.codeTrustDevice}
        </label>
      )}
      {asksCode && (
        <Button type="submit" kind="signal" size="large" isPending={busyWith === 'code'}>
          {busyWith === 'code' ? words.signInBusy : words.signInButton}
        </Button>
      )}
      {canSign && (
        <Button
          ref={passkeyButton}
          kind={asksCode ? 'ink' : 'signal'}
          size="large"
          isPending={busyWith === 'passkey'}
          onPress={() => void sign()}
        >
          {words.passkeyUse}
        </Button>
      )}
      {passkeyError && <Problem message={passkeyError} />}
    </Form>
  )
}
