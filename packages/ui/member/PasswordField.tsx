import { useState } from 'react'
import { Button } from '../elements/Button.tsx'
import { Field } from '../elements/Field.tsx'
import type { Problems } from './say-error.ts'
import { useMemberWords } from './words.ts'

interface PasswordFieldProps {
  label: string
  /** Whether it is the one that the account has, or one that is being chosen. */
  name: 'password' | 'newPassword'
  problems: Problems | null
  isReady?: boolean
}

/** A password that can be looked at: on a phone it is easily mistyped. */
export function PasswordField({ label, name, problems, isReady = true }: PasswordFieldProps) {
  const words = useMemberWords()
  const isNew = name === 'newPassword'
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      // What a password manager is to do.
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? words.memberPasswordHint : ''}
      error={problems?.[name] ?? ''}
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
