import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../data/session.ts'
import { renderDesk } from '../test-render.tsx'
import { HallSettings } from './groups/HallSettings.tsx'
import { HouseSettings } from './groups/HouseSettings.tsx'

type Body = Record<string, unknown>

const ORGANISATION = { street: '', postalCode: '', town: '', country: 'NO', email: 'a@b.example', phone: '' }
let draft: Body
let version: number
let stable: Body | null
/** Why the server refuses the draft, once somebody has tried. */
let problems: { field: string; code: string; message: string }[]
let isRefused: boolean
let requests: Record<string, unknown[]>

beforeEach(() => {
  draft = { id: 'site', title: 'Fjordheim', organisation: ORGANISATION, halls: [{ name: 'Storsalen' }] }
  version = 2
  stable = { ...draft, title: 'Fjordheim', halls: [] }
  problems = []
  isRefused = true
  requests = {}
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const call = new URL(url, location.href).pathname.split('/').at(-1) ?? ''
    requests[call] = [...(requests[call] ?? []), body && JSON.parse(body)]
    if (call === 'open')
      return Response.json({
        records: [
          {
            kind: 'settings',
            id: 'site',
            draft: { version, body: draft, author: '', savedAt: '2026-11-20T11:00:00Z' },
            stableVersion: stable && 1,
            publicBody: stable,
            workingCopy: null,
            plan: null,
            problems,
          },
        ],
      })
    if (call === 'versions') {
      const { records } = JSON.parse(body ?? '') as {
        records: { fields: Record<string, { value: unknown }> }[]
      }
      for (const [name, { value }] of Object.entries(records[0]?.fields ?? {}))
        draft = { ...draft, [name]: value }
      version += 1
      return Response.json({
        savedAt: '2026-11-20T12:00:00Z',
        records: [{ kind: 'settings', id: 'site', version }],
      })
    }
    if (call === 'publish' && isRefused)
      return Response.json({ error: { code: 'content_invalid', message: '' } }, { status: 422 })
    if (call === 'publish')
      return Response.json({
        batch: 'b',
        release: 'r',
        pages: 2,
        problems: [],
        milliseconds: 42,
        records: [],
      })
    return Response.json([])
  })
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'admin', language: null },
  })
})

async function publish() {
  const button = await screen.findByRole('button', { name: 'Publiser' })
  await act(async () => fireEvent.click(button))
}

test('what another screen of the settings holds back is named with a link to that screen', async () => {
  stable = null
  problems = [{ field: 'openingHours.0.place', code: 'missing', message: '' }]
  renderDesk(<HallSettings />)
  await publish()
  const link = await screen.findByRole('link', { name: 'Opningstider: namnet på staden manglar.' })
  expect(screen.getByRole('alert').textContent).toMatch(/på ein annan skjerm/)
  expect(link.getAttribute('href')).toBe('/redaksjon/innstillingar/opningstider')
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
})

test('what is wrong here is said at its field, until the field is changed', async () => {
  problems = [
    { field: 'organisation.street', code: 'missing', message: '' },
    { field: 'openingHours.0.place', code: 'missing', message: '' },
  ]
  draft = { ...draft, description: 'Nytt' }
  renderDesk(<HouseSettings />)
  const street = await screen.findByLabelText('Gateadresse')
  expect(street.getAttribute('aria-invalid')).toBeNull()
  await publish()
  await waitFor(() => expect(street.getAttribute('aria-invalid')).toBe('true'))
  const described = street.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(screen.getByText('Adressa og kontakten: dette manglar.')).toBeTruthy()
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Dette manglar.')
  expect(screen.queryByRole('link', { name: /^Opningstider/ })).toBeNull()
  fireEvent.change(street, { target: { value: 'Kaivegen 3' } })
  await waitFor(() => expect(street.getAttribute('aria-invalid')).toBeNull())
})

test('a group publishes its own fields, and cannot plan what other groups would go out with', async () => {
  isRefused = false
  draft = { ...draft, openingHours: [{ place: '', periods: [] }] }
  renderDesk(<HallSettings />)
  const summary = (await screen.findByRole('button', { name: 'Publiser' })).getAttribute('aria-describedby')
  expect(document.getElementById(summary ?? '')?.textContent).toBe('Salane går ut.')
  const panel = screen.getByRole('complementary')
  expect(within(panel).queryByRole('button', { name: 'Planlegg' })).toBeNull()
  await publish()
  await screen.findByText('Ute på 42 ms')
  expect(requests.publish).toMatchObject([{ records: [{ kind: 'settings', version: 2, fields: ['halls'] }] }])
})
