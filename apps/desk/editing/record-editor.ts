import type { ContentKind, FieldChanges } from '@lerret/model'
import { useMemo } from 'react'
import { bodyOf } from './session/records/record.ts'
import { hasChanges } from './session/select.ts'
import {
  type Body,
  type RecordName,
  type RecordState,
  recordName,
  type SessionState,
} from './session/state/state.ts'
import { type OpenSession, useSessionState } from './use-session.ts'

export interface ContentKey {
  kind: ContentKind
  id: string
}

/** One record of a session, for screens that edit a single one. */
export interface RecordEditor extends ContentKey {
  session: OpenSession
  name: RecordName
  /** The record as it is on the screen now. */
  getBody(): Body
  setField(field: string, value: unknown): void
  /** Sets several fields together. */
  setFields(values: Readonly<Record<string, unknown>>): void
}

export interface EditedRecord {
  state: SessionState
  record: RecordState
  body: Body
  /** Whether there is anything to save as a version. */
  isChanged: boolean
  isPublic: boolean
  /** Whether it has no version yet. */
  isNew: boolean
}

export function createRecordEditor(session: OpenSession, key: ContentKey): RecordEditor {
  const name = recordName(key)
  const setFields = (values: Readonly<Record<string, unknown>>) => {
    const fields = Object.entries(values).map(([field, value]) => [
      field,
      value === undefined ? {} : { value },
    ])
    const [typed = ''] = Object.keys(values)
    const edits = { [name]: Object.fromEntries(fields) as FieldChanges }
    session.dispatch({ type: 'changed', edits, typing: { record: name, field: typed } })
  }
  return {
    ...key,
    session,
    name,
    getBody: () => bodyOf(session.getState().records[name] as RecordState),
    setField: (field, value) => setFields({ [field]: value }),
    setFields,
  }
}

/** The state of the record while it is edited. */
export function useEdited({ session, name }: RecordEditor): EditedRecord {
  const state = useSessionState(session)
  const record = state.records[name] as RecordState
  return useMemo(
    () => ({
      state,
      record,
      body: bodyOf(record),
      isChanged: hasChanges(record),
      isPublic: record.publicVersion !== null,
      isNew: record.phase === 'new',
    }),
    [state, record],
  )
}
