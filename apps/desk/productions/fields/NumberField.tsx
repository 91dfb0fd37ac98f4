import { productionWords as words } from '@lerret/words/desk'
import { type ReactNode, useState } from 'react'
import { Field } from '../../controls/fields/Field.tsx'

/** A whole number, or nothing. A text that is no number stays in the field until it is corrected. */
export function NumberField({
  label,
  path,
  value,
  help,
  onChange,
}: {
  label: string
  path: string
  value: number | undefined
  help?: ReactNode
  onChange(value: number | undefined): void
}) {
  const [invalidText, setInvalidText] = useState<string | null>(null)
  return (
    <Field
      label={label}
      path={path}
      inputMode="numeric"
      value={invalidText ?? (value === undefined ? '' : String(value))}
      help={help}
      error={invalidText === null ? null : words.notNumber}
      onChange={(text) => {
        const isNumber = /^\s*[1-9]\d{0,5}\s*$/.test(text)
        setInvalidText(isNumber || text.trim() === '' ? null : text)
        if (isNumber) onChange(Number(text))
        else if (text.trim() === '') onChange(undefined)
      }}
    />
  )
}
