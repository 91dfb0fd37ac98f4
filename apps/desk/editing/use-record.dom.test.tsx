import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../data/session.ts'
import { renderDesk } from '../test-render.tsx'
import type { RecordEditor } from './record-editor/edited-record.ts'
import { useRecord } from './use-record.ts'

let editor: RecordEditor | null
let calls: string[]
let versionSaved: PromiseWithResolvers<Response>

beforeEach(() => {
  calls = []
  versionSaved = Promise.withResolvers()
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    calls.push(`${method} ${new URL(url, 'http://house.example').pathname.split('/').at(-1)}`)
    if (method === 'POST') return versionSaved.promise
    const draft = { version: 1, body: { id: 'a', title: 'Vaffelkino' }, author: '', savedAt: '' }
    return Response.json({ kind: 'article', id: 'a', draft, workingCopy: null })
  })
  setSession({ staff: { email: 'redaktor@fjordheim.example' } } as Parameters<typeof setSession>[0])
})

function Article() {
  editor = useRecord('article', 'a').editor
  return null
}

test('a record that is opened again is read after its last visit has saved a version', async () => {
  const { rerender } = renderDesk(<Article />)
  await waitFor(() => expect(editor).not.toBe(null))
  await act(async () => editor?.setField('title', 'Vaffelkino kvar fredag'))
  rerender(null)
  await waitFor(() => expect(calls).toEqual(['GET a', 'POST versions']))
  rerender(<Article />)
  expect(calls).toEqual(['GET a', 'POST versions'])
  await act(async () => versionSaved.resolve(Response.json({ version: 2, isMerged: false })))
  await waitFor(() => expect(calls).toEqual(['GET a', 'POST versions', 'GET a']))
})
