import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDesk } from '../../test-render.tsx'
import NewPage from './NewPage.tsx'

let saved: string[]
const blockTypes = Promise.withResolvers<Response>()

beforeEach(() => {
  saved = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (String(url).endsWith('/block-types')) return blockTypes.promise
    if (method !== 'GET') saved.push(body ?? '')
    return Response.json(method === 'GET' ? { items: [], total: 0 } : { versions: [1] })
  })
})

test('a page is created though the kinds of blocks arrive after the button is pressed', async () => {
  const { container } = renderDesk(<NewPage />)
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { value: 'Vaffelkino' } })
  await act(async () => container.querySelector('form')?.requestSubmit())
  expect(saved).toEqual([])
  await act(async () => blockTypes.resolve(Response.json([])))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toContain('/vaffelkino')
})
