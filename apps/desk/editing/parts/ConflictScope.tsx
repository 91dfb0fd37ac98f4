import { type ReactNode, useContext, useMemo, useState } from 'react'
import { ConflictPlacesContext, createConflictPlaces } from '../../controls/fields/conflict-places.ts'
import type { RecordName } from '../session/state/state.ts'

/** Lets the conflicts of a record be shown at its fields. */
export function ConflictScope({
  record,
  field,
  children,
}: {
  record: RecordName
  /** The field of the record that the paths inside begin in; without it, they begin in the record. */
  field?: string
  children: ReactNode
}) {
  const around = useContext(ConflictPlacesContext)
  const [own] = useState(createConflictPlaces)
  const places = around?.places ?? own
  const scope = field === undefined ? `${record} ` : `${record} ${field}.`
  const value = useMemo(() => ({ places, scope }), [places, scope])
  return <ConflictPlacesContext value={value}>{children}</ConflictPlacesContext>
}
