import type { FieldChanges } from '@lerret/model'
import { isSameValue } from './same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields to change so that one record becomes another. */
export function compareFields(before: object, after: object): FieldChanges {
  const was: Fields = { ...before }
  const is: Fields = { ...after }
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  names.delete('id')
  const changed = [...names].filter((name) => !isSameValue(was[name], is[name]))
  return Object.fromEntries(changed.map((name) => [name, is[name] === undefined ? {} : { value: is[name] }]))
}
