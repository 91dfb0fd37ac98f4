import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDesk } from '../../test-render.tsx'
import { createRecordEditor } from '../record-editor.ts'
import { createServer, open, settle } from '../session/test-sessions.ts'
import { History } from './History.tsx'

const ARTICLE = { kind: 'article', id: 'a' } as const
const OLD = { id: 'a', title: 'Kino' }

beforeEach(() => {
  const entry = { type: 'saved', author: 'Amina', at: '2026-11-19T11:00:00Z', isDeletion: false }
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.href)
    if (pathname.endsWith('/history'))
      return Response.json([
        { ...entry, version: 2, isDeletion: true },
        { ...entry, version: 1 },
        { ...entry, type: 'unpublished', version: null },
      ])
    return Response.json({ version: 1, body: OLD, author: 'Amina', savedAt: entry.at })
  })
})

async function renderHistory() {
  const server = createServer({ 'article a': { ...OLD, title: 'Film', lead: 'Ny ingress' } })
  const kari = await open(server, 'Kari', [ARTICLE])
  const editor = createRecordEditor({ ...kari.session, rules: kari.rules }, ARTICLE)
  renderDesk(<History editor={editor} isNew={false} />)
  await act(async () => fireEvent.click(screen.getByText('Historikk')))
  const restore = async () => {
    const button = await screen.findByRole('button', { name: 'Hent tilbake versjon 1' })
    await act(async () => {
      fireEvent.click(button)
      await settle()
    })
  }
  return { server, kari, restore }
}

test('a version that is fetched back is what is being edited, also without its later fields, and nothing goes out', async () => {
  const { server, kari, restore } = await renderHistory()
  await restore()
  await vi.waitFor(() => expect(kari.body()).toEqual(OLD))
  expect(server.get('article', 'a').versions).toHaveLength(1)
  expect(server.get('article', 'a').stable).toBeNull()
  await kari.ask('publish')
  expect(server.get('article', 'a').stable).toBe(2)
  expect(server.get('article', 'a').versions[1]?.body).toEqual(OLD)
})

test('what was written before it is fetched back is a version of its own', async () => {
  const { server, kari, restore } = await renderHistory()
  kari.type('title', 'Vaffelkino')
  await restore()
  await vi.waitFor(() => expect(kari.body()).toEqual(OLD))
  expect(server.get('article', 'a').versions.at(-1)?.body).toMatchObject({ title: 'Vaffelkino' })
})

test('nothing is fetched back over what a colleague and I have both written', async () => {
  const { server, kari, restore } = await renderHistory()
  kari.type('title', 'Vaffelkino')
  const odd = await open(server, 'Odd', [ARTICLE])
  odd.type('title', 'Filmklubb')
  await odd.ask('version')
  await restore()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Du og ein kollega har skrive på same stad/)
  expect(kari.body().title).toBe('Vaffelkino')
})

test('a deletion and what was taken down cannot be fetched back', async () => {
  await renderHistory()
  await screen.findByText('Teken ned')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Hent tilbake versjon 1',
  ])
})
