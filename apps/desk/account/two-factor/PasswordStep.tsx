import { accountWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Account.module.css'

/** Asks for the password once more, before something that only its owner may do. */
export function PasswordStep<Reply>({
  lead,
  button,
  send,
  onDone,
  onCancel,
}: {
  lead: string
  button: string
  send(password: string): Promise<Reply>
  onDone(reply: Reply): void
  onCancel(): void
}) {
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const step = useMutation({
    mutationFn: () => send(password),
    onSuccess: onDone,
    onError: () => input.current?.focus(),
  })
  return (
    <Form className={styles.form} onSubmit={() => step.mutate()}>
      <p className={styles.sentence}>{lead}</p>
      <Field
        ref={input}
        label={words.passwordCurrent}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={step.error && errorMessage(step.error, PROBLEMS)}
      />
      <ButtonRow>
        <Button type="submit" size="form" isPending={step.isPending}>
          {button}
        </Button>
        <Button kind="plain" size="form" onPress={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

const PROBLEMS = {
  password_wrong: words.passwordWrong,
  request_invalid: words.passwordMissing,
  two_factor_enabled: words.twoFactorAlreadyOn,
  second_factor_required: words.factorRequired,
}
