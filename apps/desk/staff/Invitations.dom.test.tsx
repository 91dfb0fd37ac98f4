import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Invitations } from './Invitations.tsx'

const LINK = 'https://fjordheim.example/redaksjon/invitasjon#nokkel'

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    Response.json(method === 'GET' ? [] : { id: '1', link: LINK }),
  )
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Invitations />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('after a colleague is invited, the focus is on the link to hand over', async () => {
  const button = document.querySelector<HTMLButtonElement>('button[type=submit]')
  button?.focus()
  await act(async () => button?.click())
  await act(() => vi.waitFor(() => expect(document.activeElement).toHaveProperty('value', LINK)))
})
