import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../data/session.ts'
import { renderDesk } from '../test-render.tsx'
import { createRecordEditor } from './record-editor.ts'
import { recordRules } from './record-rules.ts'
import { type OpenSession, selectHasOpened, useSelected, useSession } from './use-session.ts'

let session: OpenSession | null
let calls: string[]
let versionSaved: PromiseWithResolvers<Response>
const ARTICLE = { kind: 'article', id: 'a' } as const

beforeEach(() => {
  calls = []
  versionSaved = Promise.withResolvers()
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const call = `${method} ${new URL(url, 'http://house.example').pathname.split('/').at(-1)}`
    calls.push(call)
    if (call === 'POST versions') return versionSaved.promise
    const draft = { version: 1, body: { id: 'a', title: 'Vaffelkino' }, author: '', savedAt: '' }
    return Response.json({ records: [{ ...ARTICLE, draft, stableVersion: null, workingCopy: null }] })
  })
  setSession({ staff: { email: 'redaktor@fjordheim.example' } } as Parameters<typeof setSession>[0])
})

function Article() {
  session = useSession('a', () => ({ keys: [ARTICLE], rules: recordRules() }))
  return null
}

test('a record that is opened again is read after its last visit has saved a version', async () => {
  const { rerender } = renderDesk(<Article />)
  await waitFor(() => expect(session?.getState().hasOpened).toBe(true))
  const editor = createRecordEditor(session as OpenSession, ARTICLE)
  await act(async () => editor.setField('title', 'Vaffelkino kvar fredag'))
  rerender(null)
  await waitFor(() => expect(calls).toEqual(['POST open', 'POST versions']))
  rerender(<Article />)
  await act(async () => {})
  expect(calls).toEqual(['POST open', 'POST versions'])
  const saved = { savedAt: '2026-11-20T12:00:00Z', records: [{ ...ARTICLE, version: 2 }] }
  await act(async () => versionSaved.resolve(Response.json(saved)))
  await waitFor(() => expect(calls).toEqual(['POST open', 'POST versions', 'POST open']))
})

test('a component that needs one fact of a session is not rendered again while somebody types', async () => {
  let renders = 0
  function WhetherOpened({ of }: { of: OpenSession }) {
    renders += 1
    return useSelected(of, selectHasOpened) ? 'open' : 'reading'
  }
  renderDesk(<Article />)
  const { findByText } = renderDesk(<WhetherOpened of={session as OpenSession} />)
  await findByText('open')
  const editor = createRecordEditor(session as OpenSession, ARTICLE)
  const type = (title: string) => act(async () => editor.setField('title', title))
  // React renders once more after a change before it finds that nothing has changed.
  await type('V')
  const rendersBefore = renders
  for (const title of ['Va', 'Vaf', 'Vaff']) await type(title)
  expect(renders).toBe(rendersBefore)
})
