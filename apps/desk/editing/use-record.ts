import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callDesk } from '../data/call-desk.ts'
import { useStaff } from '../data/session.ts'
import { openEditor, waitForClosedEditors } from './open-editor.ts'
import type { EditedRecord, RecordEditor } from './record-editor/edited-record.ts'

type Kind = Parameters<typeof callDesk<'openRecord'>>[1]['params']['kind']

/** Opens a record for editing. The editor is null until it has been read. */
export function useRecord(kind: Kind, id: string) {
  const { email } = useStaff()
  const [editor, setEditor] = useState<RecordEditor | null>(null)
  const opened = useQuery({
    queryKey: ['record', kind, id],
    async queryFn({ signal }) {
      await waitForClosedEditors()
      return callDesk('openRecord', { params: { kind, id }, signal })
    },
    // What the editor types must not be replaced by a later read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const latest = useRef(opened.data)
  latest.current = opened.data
  const isOpened = opened.data !== undefined
  const [reopenings, setReopenings] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that is read again, as when its plan has changed, keeps its editor.
  useEffect(() => {
    const data = latest.current
    if (!data) return
    let isClosed = false
    const opening = openEditor(data, email)
    void opening.then((started) => {
      if (!isClosed) setEditor(started.editor)
    })
    return () => {
      isClosed = true
      setEditor(null)
      void opening.then((started) => started.close())
    }
  }, [isOpened, reopenings, email, kind, id])
  /** Reads the record again, and begins anew with what it is then. */
  async function reopen() {
    await opened.refetch()
    setReopenings((count) => count + 1)
  }
  return { editor, opened, reopen }
}

/** The state of an open record, while it is edited. */
export function useEdited(editor: RecordEditor): EditedRecord {
  const [state, setState] = useState(editor.getState)
  // Not `useSyncExternalStore`, which renders at once: what follows from a key press in a long text may wait for the next one.
  useEffect(() => {
    const read = () => setState(editor.getState())
    read()
    return editor.subscribe(read)
  }, [editor])
  return state
}

/** Saves a version of the record and publishes it. */
export function usePublish(kind: Kind, id: string, editor: RecordEditor) {
  return async () => {
    const version = await editor.commit()
    return callDesk('publishRecords', { body: { records: [{ kind, id, version }] } })
  }
}
