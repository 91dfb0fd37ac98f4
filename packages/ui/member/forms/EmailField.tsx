import { Field } from '../../elements/Field.tsx'
import { useMemberWords } from '../words.ts'

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
      // Password managers store the account under it.
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
