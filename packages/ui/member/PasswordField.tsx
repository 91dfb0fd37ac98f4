import { useState } from 'react'
import { Button } from '../elements/Button.tsx'
import { Field } from '../elements/Field.tsx'
import { useMemberWords } from './words.ts'

interface PasswordFieldProps {
  label: string
  name: string
  /** What a password manager is to do. */
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
  isReady: boolean
}

/** A password that can be looked at: on a phone it is easily mistyped. */
export function PasswordField({ isReady, error = '', hint = '', ...field }: PasswordFieldProps) {
  const words = useMemberWords()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      error={error}
      hint={hint}
      required
      spellCheck={false}
      autoCapitalize="none"
      beside={
        <Button
          type="button"
          look="quiet"
          disabled={!isReady}
          aria-pressed={isShown}
          aria-label={`${isShown ? words.memberHidePassword : words.memberShowPassword}: ${field.label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.memberHidePassword : words.memberShowPassword}
        </Button>
      }
    />
  )
}

interface EmailFieldProps {
  error?: string | undefined
  defaultValue?: string
}

export function EmailField({ error = '', ...rest }: EmailFieldProps) {
  const words = useMemberWords()
  return (
    <Field
      {...rest}
      label={words.memberEmail}
      name="email"
      type="email"
      inputMode="email"
      // A password manager knows an account by it.
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
