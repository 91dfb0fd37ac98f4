import type { Showing } from '@lerret/model'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import { renderDesk } from '../../test-render.tsx'
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
  const open = {
    draft: { version: 1, body: showing },
    isPublic: true,
    title: 'Nosferatu',
    ageLimit: '12',
    sales: null,
  }
  const { container } = renderDesk(<ProviderFields showing={open} />)
  await waitFor(() => expect(container.textContent).toContain('Sal: Storsalen'))
  expect(container.textContent).toContain('Overstyrt. Leverandøren seier Sal 2.')
  expect(container.querySelectorAll('dt')).toHaveLength(1)
  const button = screen.getByRole('button', { name: 'Følg leverandøren: Sal' })
  await act(async () => fireEvent.click(button))
  expect(sent).toEqual([{ ids: ['kveld'], change: { type: 'follow-provider', fields: ['hall'] } }])
})
