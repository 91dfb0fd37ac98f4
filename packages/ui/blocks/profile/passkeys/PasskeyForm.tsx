import { passkeyWords } from '@lerret/words/nynorsk/members/passkeys'
import { useRef, useState } from 'react'
import { Button } from '../../../elements/Button.tsx'
import { Field } from '../../../elements/Field.tsx'
import { type FormErrors, getErrorCode, toFormErrors } from '../../../member/error-messages.ts'
import { MemberForm } from '../../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../../member/forms/PasswordField.tsx'
import { validateInput } from '../../../member/forms/validate-input.ts'
import { describePasskeyProblem } from '../../../member/passkey-problems.ts'
import type { PasskeyOutcome, Proof } from '../../../member/passkey-service.ts'
import { useMemberWords } from '../../../member/words.ts'
import { useWordsWith } from '../../../words.ts'

interface PasskeyFormProps {
  email: string
  label: string
  /** Whether the passkey gets a name. */
  isNamed?: boolean
  /** Whether a passkey can take the place of the password. */
  hasPasskey: boolean
  send: (name: string, proof: Proof) => Promise<PasskeyOutcome>
  onDone: () => void
  onCancel: () => void
}

/** Asks for the password or a passkey, before passkeys are changed. */
export function PasskeyForm({
  email,
  label,
  isNamed = false,
  hasPasskey,
  send,
  onDone,
  onCancel,
}: PasskeyFormProps) {
  const words = useWordsWith(passkeyWords)
  const memberWords = useMemberWords()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isBusy, setBusy] = useState(false)
  const nameInput = useRef<HTMLDivElement>(null)

  async function submit(name: string, proof: Proof, invalid: FormErrors | null) {
    const missing = isNamed && name.trim() === '' ? { name: words.passkeyNameMissing } : null
    const found = missing || invalid ? { ...invalid, ...missing } : null
    setErrors(found)
    if (found) return
    setBusy(true)
    const outcome = await send(name.trim(), proof)
    setBusy(false)
    if (outcome.isDone) return onDone()
    const isAboutPassword = getErrorCode(outcome.error) === 'password_wrong'
    setErrors(
      isAboutPassword
        ? toFormErrors(outcome.error, memberWords, ['password'])
        : { form: describePasskeyProblem(outcome, words, memberWords) },
    )
  }

  const readName = () => nameInput.current?.querySelector('input')?.value ?? ''
  return (
    <MemberForm
      submitLabel={label}
      look="action"
      form={{
        errors,
        isBusy,
        submit: ({ name = '', password = '' }) =>
          submit(name, { password }, validateInput({ password }, memberWords)),
      }}
      besideButton={
        <>
          {hasPasskey && (
            <Button type="button" look="quiet" onClick={() => void submit(readName(), 'passkey', null)}>
              {words.passkeyProve}
            </Button>
          )}
          <Button type="button" look="quiet" onClick={onCancel}>
            {memberWords.memberCancel}
          </Button>
        </>
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {isNamed && (
        <div ref={nameInput}>
          <Field
            label={words.passkeyName}
            name="name"
            maxLength={60}
            hint={words.passkeyNameHint}
            error={errors?.name ?? ''}
          />
        </div>
      )}
      <PasswordField label={memberWords.memberYourPassword} name="password" form={{ errors }} />
    </MemberForm>
  )
}
