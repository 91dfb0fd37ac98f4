import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../../data/session.ts'
import { renderDesk } from '../../test-render.tsx'
import { RecordHeader } from '../RecordHeader.tsx'
import { createRecordEditor, type RecordEditor, useEdited } from '../record-editor.ts'
import type { Plan } from '../session/state/state.ts'
import type { Transport } from '../session/state/transport.ts'
import { createServer, open, settle } from '../session/test-sessions.ts'
import { useSaveAndPublish } from '../use-save-and-publish.ts'
import { SaveButtons } from './SaveButtons.tsx'

const ARTICLE = { kind: 'article', id: 'a' } as const

function signInAs(role: 'contributor' | 'editor') {
  const staff = { id: 'kari', name: 'Kari', email: 'a@b.example', role, language: null }
  setSession({ status: 'signed-in', staff })
}

beforeEach(() => {
  signInAs('editor')
  vi.stubGlobal('fetch', async () => Response.json({}))
})

function Header({ editor }: { editor: RecordEditor }) {
  const edited = useEdited(editor)
  const saving = useSaveAndPublish(editor.session)
  return (
    <RecordHeader back={{ href: '/', label: 'Nyhende' }} editor={editor} edited={edited}>
      <SaveButtons actions={saving} />
    </RecordHeader>
  )
}

/** The header of an article that is public, on a server where publishing ends a plan. */
async function renderHeader({ plan = null }: { plan?: Plan } = {}) {
  const server = createServer({ 'article a': { id: 'a', title: 'Kino' } })
  server.get('article', 'a').stable = 1
  const person = server.transportOf('Kari')
  let stored = plan
  const transport: Transport = {
    ...person,
    async read(request) {
      const { records } = await person.read(request)
      return { records: records.map((record) => ({ ...record, plan: stored })) }
    },
    publish(request) {
      stored = null
      return person.publish(request)
    },
  }
  const kari = await open(server, 'Kari', [ARTICLE], { transport })
  const editor = createRecordEditor({ ...kari.session, rules: kari.rules }, ARTICLE)
  renderDesk(<Header editor={editor} />)
  const publish = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Publiser' }))
      await settle()
    })
  return { publish, type: (title: string) => act(async () => kari.type('title', title)) }
}

const describedBy = (name: string) =>
  document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')

test('the button is described by what it sends out, on a line that is there before anything is typed', async () => {
  const { type } = await renderHeader()
  const line = describedBy('Ingenting å publisere')
  expect(line?.textContent).toBe('')
  await type('Vaffelkino')
  expect(describedBy('Publiser')).toBe(line)
  expect(line?.textContent).toBe('Tittel går ut.')
  // What is read aloud while somebody types would drown out the letters.
  expect(line?.closest('[role="status"], [aria-live]')).toBeNull()
})

test('who cannot publish is not told what would go out', async () => {
  signInAs('contributor')
  const { type } = await renderHeader()
  await type('Vaffelkino')
  expect(screen.queryByText(/går ut/)).toBeNull()
})

test('a plan is beside the state that the record has, and gone when the record is published', async () => {
  const { publish, type } = await renderHeader({
    plan: { publishAt: '2036-05-01T06:00:00.000Z', unpublishAt: null, version: 1, problem: null },
  })
  await type('Vaffelkino')
  expect(screen.getByText('Endra sidan publisering')).toBeTruthy()
  expect(screen.getByText('Planlagd 1. mai 08.00')).toBeTruthy()
  expect(describedBy('Publiser')?.textContent).toMatch(/Publiserer du no, gjeld planen ikkje lenger\.$/)
  await publish()
  expect(screen.getByText('Publisert')).toBeTruthy()
  expect(screen.queryByText(/Planlagd/)).toBeNull()
  expect(describedBy('Ingenting å publisere')?.textContent).toBe('')
})
