import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../data/session.ts'
import { renderDesk } from '../test-render.tsx'
import Publish from './Publish.tsx'

const showing = (id: string, startsAt: string, endsAt: string) => ({
  id,
  productionId: 'film',
  startsAt,
  endsAt,
  hall: 'Storsalen',
  state: 'planned',
  formats: [],
})
const FIRST = showing('one', '2026-11-27T17:00:00Z', '2026-11-27T19:00:00Z')
const SECOND = showing('two', '2026-11-27T18:00:00Z', '2026-11-27T20:00:00Z')
const PUBLIC = showing('public', '2026-11-27T16:00:00Z', '2026-11-27T17:30:00Z')

const listed = ({ id, startsAt }: typeof FIRST) => ({
  kind: 'event',
  id,
  title: id,
  production: 'Nosferatu',
  facts: { startsAt },
  state: 'draft',
  draftVersion: 1,
  author: 'Amina',
  savedAt: '2026-11-20T11:00:00Z',
  plan: null,
})
let waiting: object[]
let drafts: object[]
let visible: object[]
let published: { records: { id: string }[] }[]
let planned: unknown[]

beforeEach(() => {
  waiting = [listed(FIRST), listed(SECOND)]
  drafts = [FIRST, SECOND]
  visible = []
  published = []
  planned = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const call = new URL(url, location.href).pathname.split('/').at(-1)
    if (call === 'content') return Response.json({ items: waiting, total: waiting.length })
    if (call === 'programme')
      return Response.json({
        productions: [],
        halls: ['Storsalen'],
        showings: [
          ...drafts.map((each) => ({ version: 1, stableVersion: null, body: each })),
          ...visible.map((each) => ({ version: 1, stableVersion: 1, body: each })),
        ],
        publicVersions: [],
      })
    if (call === 'publish') {
      published.push(JSON.parse(body ?? ''))
      return Response.json({
        batch: 'b',
        release: 'r',
        pages: 2,
        problems: [],
        milliseconds: 42,
        records: [],
      })
    }
    if (call === 'plan') planned.push(JSON.parse(body ?? ''))
    return Response.json({ pages: [], problems: [] })
  })
  Element.prototype.scrollIntoView = () => {}
  setSession({
    status: 'signed-in',
    staff: { id: 'amina', name: 'Amina', email: 'a@b.example', role: 'editor', language: null },
  })
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const listPublished = () => published.map(({ records }) => records.map(({ id }) => id))

test('showings that clash with each other are not published before the editor has been asked', async () => {
  renderDesk(<Publish />)
  await screen.findByText('Nosferatu, one')
  press('Publiser desse 2')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Éin kollisjon går ut: Storsalen fredag 18.00 og 19.00.',
  )
  press('Publiser desse 2')
  await screen.findByRole('alert')
  expect(published).toEqual([])
  press('Publiser likevel')
  await screen.findByText('Ute på 42 ms')
  expect(listPublished()).toEqual([['one', 'two']])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a showing that clashes with what visitors see is asked about, also before it is planned', async () => {
  drafts = [FIRST]
  waiting = [listed(FIRST)]
  visible = [PUBLIC]
  renderDesk(<Publish />)
  await screen.findByText('Nosferatu, one')
  fireEvent.click(screen.getByText('Vel tid'))
  fireEvent.change(screen.getByLabelText('Går ut'), { target: { value: '2036-05-01T08:00' } })
  press('Planlegg det eine')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Éin kollisjon går ut/)
  expect(planned).toEqual([])
  press('Planlegg likevel')
  await waitFor(() => expect(planned).toHaveLength(1))
})

test('what is left out of the choice is not asked about, and the question goes with the choice', async () => {
  renderDesk(<Publish />)
  await screen.findByText('Nosferatu, one')
  press('Publiser desse 2')
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('checkbox', { name: /two/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  press('Publiser det eine')
  await screen.findByText('Ute på 42 ms')
  expect(listPublished()).toEqual([['one']])
})
