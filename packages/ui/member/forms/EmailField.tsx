import { Field } from '../../elements/Field.tsx'
import { useMemberWords } from '../words.ts'

interface EmailFieldProps {
  label?: string
  error?: string | undefined
  /** Password managers store the account under `username`. */
  autoComplete?: 'username' | 'username webauthn' | 'email' | 'off'
  defaultValue?: string
}

export function EmailField({ label, error = '', autoComplete = 'username', ...rest }: EmailFieldProps) {
  const words = useMemberWords()
  return (
    <Field
      {...rest}
      label={label ?? words.memberEmail}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
