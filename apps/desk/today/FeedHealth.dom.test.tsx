import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderDesk } from '../test-render.tsx'
import { FeedHealth } from './FeedHealth.tsx'
import { useTicketingReport } from './queries.ts'

const SINCE = '2026-11-20T11:00:00.000Z'

function Received() {
  return useTicketingReport().data && <p>Received</p>
}

async function renderHealth(health: { readAt: string | null; failingSince: string | null }) {
  const reply = { health: { failures: 0, reason: null, ...health }, showings: [], productions: [] }
  vi.stubGlobal('fetch', async () => Response.json(reply))
  const { container } = renderDesk(
    <>
      <FeedHealth />
      <Received />
    </>,
  )
  await screen.findByText('Received')
  return container
}

test('a house that has no ticket system is told nothing about one', async () => {
  const container = await renderHealth({ readAt: null, failingSince: null })
  expect(container.textContent).toBe('Received')
})

test.each([
  [null, SINCE, 'Billettsystemet har ikkje svart enno', true],
  [SINCE, SINCE, 'Billettsystemet har ikkje svart sidan 12.00', true],
  [SINCE, null, 'Billettsystemet svarte 12.00', false],
])('a ticket system read at %s and failing since %s: %s', async (readAt, failingSince, sentence, isAlarm) => {
  await renderHealth({ readAt, failingSince })
  expect(screen.getByText(sentence).hasAttribute('data-silent')).toBe(isAlarm)
})
