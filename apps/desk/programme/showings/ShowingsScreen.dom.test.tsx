import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import { renderDesk } from '../../test-render.tsx'
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
  vi.stubGlobal('fetch', async () => Response.json(programme))
  history.replaceState(null, '', '/redaksjon/framsyningar?fra=2026-11-20&til=2026-11-20')
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'editor', language: null },
  })
  const { container } = renderDesk(<ShowingsScreen />)
  await waitFor(() => expect(container.textContent).toContain('Vel alle 2'))
  expect([...container.querySelectorAll('section h2')].map((heading) => heading.textContent)).toContain(
    'Fredag 20. november',
  )
  fireEvent.click(container.querySelector('input[type="checkbox"]') as HTMLElement)
  expect(container.textContent).toContain('2 framsyningar: avlyst.')
})
