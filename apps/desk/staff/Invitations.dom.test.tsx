import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderDesk } from '../test-render.tsx'
import { Invitations } from './Invitations.tsx'

const LINK = 'https://fjordheim.example/redaksjon/invitasjon#nokkel'

test('after a colleague is invited, the focus is on the link to hand over', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    Response.json(method === 'GET' ? [] : { id: '1', link: LINK }),
  )
  renderDesk(<Invitations />)
  const button = screen.getByRole('button', { name: 'Lag invitasjon' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', LINK))
})
