import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import NewPage from './NewPage.tsx'

let root: Root
let saved: string[]
const blockTypes = Promise.withResolvers<Response>()

beforeEach(() => {
  saved = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (String(url).endsWith('/block-types')) return blockTypes.promise
    if (method !== 'GET') saved.push(body ?? '')
    return Response.json(method === 'GET' ? { items: [], total: 0 } : { versions: [1] })
  })
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('a page is created though the kinds of blocks arrive after the button is pressed', async () => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <NewPage />
      </QueryClientProvider>,
    ),
  )
  const title = container.querySelector('input') as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Vaffelkino')
    title.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => container.querySelector('form')?.requestSubmit())
  expect(saved).toEqual([])
  await act(async () => blockTypes.resolve(Response.json([])))
  await act(() => vi.waitFor(() => expect(saved).toHaveLength(1)))
  expect(saved[0]).toContain('/vaffelkino')
})
