import { QrCode } from '@lerret/ui/qr-code'
import { accountWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { CopyField } from '../../controls/copying/CopyField.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Account.module.css'
import ownStyles from './TwoFactor.module.css'

export type Secret = CallReply<'twoFactorSetUp'>

/** The secret for an authenticator app, and the code that shows that the app has it. */
export function SetUp({
  secret,
  onDone,
  onCancel,
}: {
  secret: Secret
  onDone(backupCodes: readonly string[]): void
  onCancel(): void
}) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const confirm = useMutation({
    mutationFn: () => callDesk('twoFactorConfirm', { body: { code } }),
    onSuccess: ({ backupCodes }) => onDone(backupCodes),
    onError: () => input.current?.focus(),
  })
  return (
    <Form className={styles.form} onSubmit={() => confirm.mutate()}>
      <p className={styles.sentence}>{words.setUpScan}</p>
      <div className={ownStyles.qr}>
        <QrCode text={secret.url} label={words.setUpQrLabel} />
      </div>
      <CopyField label={words.setUpSecret} text={groupLetters(secret.secret)} />
      <Field
        ref={input}
        label={words.setUpCode}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        help={words.setUpCodeHelp}
        error={confirm.error && errorMessage(confirm.error, PROBLEMS)}
      />
      <ButtonRow>
        <Button type="submit" size="form" isPending={confirm.isPending}>
          {words.setUpConfirm}
        </Button>
        <Button kind="plain" size="form" onPress={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

const PROBLEMS = {
  code_wrong: words.setUpCodeWrong,
  request_invalid: words.setUpCodeWrong,
  two_factor_enabled: words.twoFactorAlreadyOn,
}

/** In groups of four, which are easier to type. Apps ignore the spaces. */
const groupLetters = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
