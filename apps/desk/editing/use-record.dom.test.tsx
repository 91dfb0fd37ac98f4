import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../data/session.ts'
import type { RecordEditor } from './record-editor/edited-record.ts'
import { useRecord } from './use-record.ts'

let root: Root
let editor: RecordEditor | null
let calls: string[]
let versionSaved: PromiseWithResolvers<Response>

beforeEach(() => {
  calls = []
  versionSaved = Promise.withResolvers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    calls.push(`${method} ${new URL(url, 'http://house.example').pathname.split('/').at(-1)}`)
    if (method === 'POST') return versionSaved.promise
    const draft = { version: 1, body: { id: 'a', title: 'Vaffelkino' }, author: '', savedAt: '' }
    return Response.json({ kind: 'article', id: 'a', draft, workingCopy: null })
  })
  setSession({ staff: { email: 'redaktor@fjordheim.example' } } as Parameters<typeof setSession>[0])
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function Article() {
  editor = useRecord('article', 'a').editor
  return null
}

const show = (isOpen: boolean) =>
  act(async () =>
    root.render(<QueryClientProvider client={queryClient}>{isOpen && <Article />}</QueryClientProvider>),
  )
const queryClient = new QueryClient()

test('a record that is opened again is read after its last visit has saved a version', async () => {
  await show(true)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(editor).not.toBe(null)
  })
  await act(async () => editor?.setField('title', 'Vaffelkino kvar fredag'))
  await show(false)
  await act(() => vi.waitFor(() => expect(calls).toEqual(['GET a', 'POST versions'])))
  await show(true)
  expect(calls).toEqual(['GET a', 'POST versions'])
  await act(async () => versionSaved.resolve(Response.json({ version: 2, isMerged: false })))
  await act(() => vi.waitFor(() => expect(calls).toEqual(['GET a', 'POST versions', 'GET a'])))
})
