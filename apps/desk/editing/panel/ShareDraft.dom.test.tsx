import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDesk } from '../../test-render.tsx'
import { createRecordEditor } from '../record-editor.ts'
import { createServer, open, settle } from '../session/test-sessions.ts'
import { ShareDraft } from './ShareDraft.tsx'

const ARTICLE = { kind: 'article', id: 'a' } as const

let links: { id: string; version: number; createdAt: string; expiresAt: string }[]
let created: unknown[]
let refusal: string | null

beforeEach(() => {
  links = []
  created = []
  refusal = null
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const { pathname } = new URL(url, location.href)
    if (pathname.endsWith('/revoke')) {
      links = links.filter(({ id }) => !pathname.includes(id))
      return Response.json({})
    }
    if (method === 'POST' && refusal)
      return Response.json({ error: { code: refusal, message: '' } }, { status: 422 })
    if (method === 'POST') {
      const { version } = JSON.parse(body ?? '')
      created.push(JSON.parse(body ?? ''))
      const times = { createdAt: '2036-05-01T06:00:00Z', expiresAt: '2036-05-08T06:00:00Z' }
      links = [...links, { id: `link${version}`, version, ...times }]
      return Response.json({ id: `link${version}`, path: '/utkast/abc', ...times })
    }
    return Response.json(links)
  })
})

async function renderShare() {
  const server = createServer({ 'article a': { id: 'a', title: 'Kino' } })
  const kari = await open(server, 'Kari', [ARTICLE])
  const editor = createRecordEditor({ ...kari.session, rules: kari.rules }, ARTICLE)
  renderDesk(<ShareDraft {...ARTICLE} editor={editor} />)
  await act(async () => fireEvent.click(screen.getByText('Vis til andre')))
  const press = (name: string | RegExp) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }))
      await settle()
    })
  return { server, kari, press }
}

test('what is on the screen is saved as a version, which the address shows', async () => {
  const { server, kari, press } = await renderShare()
  kari.type('title', 'Vaffelkino')
  await press('Lag ei adresse')
  await screen.findByDisplayValue(`${location.origin}/utkast/abc`)
  expect(created).toEqual([{ ...ARTICLE, version: 2 }])
  expect(server.get('article', 'a').versions[1]?.body).toMatchObject({ title: 'Vaffelkino' })
  expect(screen.getByRole('img')).toBeTruthy()
})

test('an address that is withdrawn is gone from the screen', async () => {
  const { press } = await renderShare()
  await press('Lag ei adresse')
  await screen.findByDisplayValue(/utkast/)
  const item = screen.getByRole('listitem')
  await act(async () => fireEvent.click(within(item).getByRole('button')))
  await vi.waitFor(() => expect(screen.queryByDisplayValue(/utkast/)).toBeNull())
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a draft that cannot be shown yet says so', async () => {
  refusal = 'content_invalid'
  const { press } = await renderShare()
  await press('Lag ei adresse')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Noko manglar, så utkastet kan ikkje synast/,
  )
  expect(created).toEqual([])
})

test('nothing is shown to others while two texts stand against each other', async () => {
  const { server, kari, press } = await renderShare()
  kari.type('title', 'Vaffelkino')
  const odd = await open(server, 'Odd', [ARTICLE])
  odd.type('title', 'Filmklubb')
  await odd.ask('version')
  await press('Lag ei adresse')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Du og ein kollega har skrive på same stad/)
  expect(created).toEqual([])
})
