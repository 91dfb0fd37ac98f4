import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import ShowingsScreen from './ShowingsScreen.tsx'

const createShowing = (id: string, startsAt: string) => ({
  version: 1,
  stableVersion: 1,
  body: {
    id,
    productionId: 'film',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 7_200_000).toISOString(),
    hall: 'Storsalen',
    ticketStatus: 'on-sale',
    state: 'planned',
    formats: [],
    access: [],
  },
})
const programme = {
  productions: [{ id: 'film', title: 'Nosferatu', originalTitle: null, object: 'movie', minutes: 94 }],
  halls: ['Storsalen'],
  showings: [createShowing('kveld', '2026-11-20T18:00:00Z'), createShowing('natt', '2026-11-20T23:30:00Z')],
}

test('all showings of an evening are selected at once, those after midnight too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json(programme))
  history.replaceState(null, '', '/redaksjon/framsyningar?fra=2026-11-20&til=2026-11-20')
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'editor', language: null },
  })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ShowingsScreen />
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(element.textContent).toContain('Vel alle 2'))
  expect([...element.querySelectorAll('section h2')].map((heading) => heading.textContent)).toContain(
    'Fredag 20. november',
  )
  await act(async () => element.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click())
  expect(element.textContent).toContain('2 framsyningar: avlyst.')
  act(() => root.unmount())
})
