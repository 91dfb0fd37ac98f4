import { useState } from 'react'
import { Field } from '../../controls/fields/Field.tsx'

/** Several names on one line, separated by commas. */
export function ListField({
  label,
  path,
  value = [],
  onChange,
}: {
  label: string
  path: string
  value: readonly string[] | undefined
  onChange(value: string[]): void
}) {
  const [text, setText] = useState(value.join(', '))
  // What is typed may end in a comma; another text is shown when the list was changed elsewhere.
  const shown = isSame(parseList(text), value) ? text : value.join(', ')
  return (
    <Field
      label={label}
      path={path}
      value={shown}
      onChange={(typed) => {
        setText(typed)
        onChange(parseList(typed))
      }}
    />
  )
}

const parseList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])
