import { act, startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { bodyOf } from '../session/records/record.ts'
import type { RecordState } from '../session/state/state.ts'
import { createServer, open } from '../session/test-sessions.ts'
import type { OpenSession } from '../use-session.ts'
import { SessionSaveState } from './SessionSaveState.tsx'

function Title({ session }: { session: OpenSession }) {
  const [state, setState] = useState(session.getState)
  useEffect(() => session.subscribe(() => setState(session.getState())), [session])
  return <b>{String(bodyOf(state.records['article a'] as RecordState).title)}</b>
}

test('a letter that is not stored is never beside «Lagra», though the rest of the screen may wait', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const server = createServer({ 'article a': { id: 'a', title: 'Kino' } })
  const { session, rules, type } = await open(server, 'Kari', [{ kind: 'article', id: 'a' }])
  const opened = { ...session, rules }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <>
        <SessionSaveState session={opened} />
        <Title session={opened} />
      </>,
    ),
  )
  expect(element.textContent).toMatch(/^Lagra .*Kino$/)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => type('title', 'Kinoen'))
  flushSync(() => {})
  expect(element.textContent).toBe('LagrarKino')
  root.unmount()
})
