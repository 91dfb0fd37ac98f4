import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSession } from '../data/session.ts'
import { Desk } from './Desk.tsx'

const STAFF = {
  id: '1',
  name: 'Kari',
  email: 'kari@fjordheim.example',
  role: 'editor',
  language: null,
} as const
/** The screens are loaded on demand. */
const LOADED = { timeout: 30_000 }

// React Aria looks collections up by it, and jsdom has none.
vi.stubGlobal('CSS', { escape: String })

// The document of the desk names the icon of the house.
document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: '/icon.svg' }))

test('what is asked for again keeps the work on the screen, when it has expired and when it confirms', async () => {
  // Nothing answers but the sign-in.
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/session') ? Response.json(STAFF) : new Promise(() => {}),
  )
  render(<Desk />)
  await screen.findByRole('navigation', { name: 'Stader' }, LOADED)
  for (const [status, title] of [
    ['expired', 'Logg inn att'],
    ['confirming', 'Er det deg?'],
  ] as const) {
    act(() => setSession({ status, staff: STAFF }))
    expect(await screen.findByRole('heading', { name: title }, LOADED)).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Stader', hidden: true })).toBeTruthy()
    act(() => setSession({ status: 'signed-in', staff: STAFF }))
  }
}, 100_000)
