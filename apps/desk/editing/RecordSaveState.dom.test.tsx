import { act, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { RecordSaveState } from './RecordSaveState.tsx'
import type { RecordEditor } from './record-editor/edited-record.ts'
import { createRecordEditor } from './record-editor/record-editor.ts'

function Title({ editor }: { editor: RecordEditor }) {
  const [state, setState] = useState(editor.getState)
  useEffect(() => editor.subscribe(() => setState(editor.getState())), [editor])
  return <b>{String(state.body.title)}</b>
}

test('a letter that is not stored is never beside «Lagra», though the rest of the screen may wait', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const editor = createRecordEditor({
    opened: {
      kind: 'article',
      id: 'a',
      draft: {
        version: 1,
        body: { id: 'a', title: 'Kino' },
        author: 'Amina',
        savedAt: '2026-11-20T12:00:00Z',
      },
    } as never,
    unsent: {},
    session: 's',
    save: () => new Promise(() => {}),
    commit: () => new Promise(() => {}),
    readDraft: async () => null,
    writeJournal: () => {},
  })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <>
        <RecordSaveState editor={editor} />
        <Title editor={editor} />
      </>,
    ),
  )
  expect(element.textContent).toMatch(/^Lagra .*Kino$/)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => editor.setField('title', 'Kinoen'))
  flushSync(() => {})
  expect(element.textContent).toBe('LagrarKino')
  root.unmount()
  editor.stop()
})
