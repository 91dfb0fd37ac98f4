import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { useMemberWords } from '../words.ts'
import type { FormState } from './MemberForm.tsx'

interface PasswordFieldProps {
  label: string
  /** The current password of the account, or a new one. */
  name: 'password' | 'newPassword'
  form: Pick<FormState, 'errors' | 'isReady'>
}

/** A password field with a button that shows the password, which is easily mistyped on a phone. */
export function PasswordField({ label, name, form: { errors, isReady = true } }: PasswordFieldProps) {
  const words = useMemberWords()
  const isNew = name === 'newPassword'
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      // Password managers read this.
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? words.memberPasswordHint : ''}
      error={errors?.[name] ?? ''}
      required
      spellCheck={false}
      autoCapitalize="none"
      beside={
        <Button
          type="button"
          look="quiet"
          disabled={!isReady}
          aria-pressed={isShown}
          aria-label={`${isShown ? words.memberHidePassword : words.memberShowPassword}: ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.memberHidePassword : words.memberShowPassword}
        </Button>
      }
    />
  )
}
