import type { Showing } from '@lerret/model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import { ProviderFields } from './ProviderFields.tsx'

const showing: Showing = {
  id: 'kveld',
  productionId: 'film',
  startsAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-11-20T20:00:00.000Z',
  hall: 'Storsalen',
  ticketStatus: 'on-sale',
  state: 'planned',
  formats: [],
  access: [],
}

test('where the provider disagrees, the editor reads both values and follows the provider again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    if (body === undefined) return Response.json({ fields: { ...showing, hall: 'Sal 2' } })
    sent.push(JSON.parse(body))
    return Response.json({ changed: [], published: null })
  })
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'editor', language: null },
  })
  const element = document.body.appendChild(document.createElement('div'))
  const open = {
    draft: { version: 1, body: showing },
    isPublic: true,
    title: 'Nosferatu',
    ageLimit: '12',
    sales: null,
  }
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ProviderFields showing={open} />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(element.textContent).toContain('Sal: Storsalen')))
  expect(element.textContent).toContain('Overstyrt. Leverandøren seier Sal 2.')
  expect(element.querySelectorAll('dt')).toHaveLength(1)
  await act(async () =>
    element.querySelector<HTMLButtonElement>('[aria-label="Følg leverandøren: Sal"]')?.click(),
  )
  expect(sent).toEqual([{ ids: ['kveld'], change: { type: 'follow-provider', fields: ['hall'] } }])
  act(() => root.unmount())
})
