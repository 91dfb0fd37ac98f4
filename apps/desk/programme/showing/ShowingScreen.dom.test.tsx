import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import { renderDesk } from '../../test-render.tsx'
import ShowingScreen from './ShowingScreen.tsx'

const showing = (id: string, startsAt: string, endsAt: string) => ({
  id,
  productionId: 'film',
  startsAt,
  endsAt,
  hall: 'Storsalen',
  state: 'planned',
  ticketStatus: 'on-sale',
  formats: [],
})
const MINE = showing('mine', '2026-11-27T17:00:00Z', '2026-11-27T19:00:00Z')
const OTHER = showing('other', '2026-11-27T20:00:00Z', '2026-11-27T22:00:00Z')
let stableVersion: number | null
let changes: unknown[]

beforeEach(() => {
  stableVersion = 1
  changes = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url, location.href)
    if (pathname.endsWith('/event/mine'))
      return Response.json({ draft: { version: 1, body: MINE }, stableVersion })
    if (pathname.endsWith('/production/film'))
      return Response.json({ draft: { version: 1, body: { title: 'Nosferatu' } }, stableVersion: 1 })
    if (pathname.endsWith('/programme')) {
      const showings = [MINE, OTHER].map((each) => ({ version: 1, stableVersion: 1, body: each }))
      return Response.json({ productions: [], halls: ['Storsalen'], showings, publicVersions: [] })
    }
    if (pathname.endsWith('/showings/change')) {
      changes.push(JSON.parse(body ?? ''))
      return Response.json({ changed: [], mailed: 0, published: null })
    }
    if (pathname.endsWith('/showing-sales')) return Response.json([])
    return pathname.includes('provider-facts') ? Response.json(null) : Response.json({ people: 0 })
  })
  Element.prototype.scrollIntoView = () => {}
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'editor', language: null },
  })
})

async function moveTo(time: string) {
  renderDesk(<ShowingScreen params={{ id: 'mine' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Flytt' }))
  fireEvent.change(screen.getAllByLabelText('Nytt klokkeslett')[0] as HTMLElement, {
    target: { value: time },
  })
  fireEvent.click(screen.getByRole('button', { name: /^Flytt: Nosferatu/ }))
}
const question = () => screen.findByText(/kollisjon går ut/)

test('a public showing is moved to where another one is only after the editor has been asked', async () => {
  await moveTo('20:00')
  expect((await question()).textContent).toBe('Éin kollisjon går ut: Storsalen fredag 20.00 og 21.00.')
  expect(changes).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Publiser likevel' }))
  await screen.findByRole('button', { name: 'Angre' })
  expect(changes).toMatchObject([{ ids: ['mine'], change: { type: 'move' } }])
})

test('the question is gone when another time is chosen', async () => {
  await moveTo('20:00')
  await question()
  fireEvent.change(screen.getAllByLabelText('Nytt klokkeslett')[0] as HTMLElement, {
    target: { value: '17:30' },
  })
  expect(screen.queryByText(/kollisjon går ut/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Flytt: Nosferatu/ }))
  await screen.findByRole('button', { name: 'Angre' })
  expect(changes).toHaveLength(1)
})

test('a draft that is moved goes out later, and is not asked about', async () => {
  stableVersion = null
  await moveTo('20:00')
  await screen.findByRole('button', { name: 'Angre' })
  expect(changes).toHaveLength(1)
})
