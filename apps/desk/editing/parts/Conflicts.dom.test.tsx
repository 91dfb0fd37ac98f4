import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Editor as TiptapEditor } from '@tiptap/core'
import { expect, test, vi } from 'vitest'
import { Field } from '../../controls/fields/Field.tsx'
import { Editor } from '../../text/editor/Editor.tsx'
import { recordRules } from '../record-rules.ts'
import { bodyOf } from '../session/records/record.ts'
import { createServer, open, type } from '../session/test-sessions.ts'
import { type OpenSession, useSessionState } from '../use-session.ts'
import { ConflictScope } from './ConflictScope.tsx'
import { Conflicts } from './Conflicts.tsx'

const ARTICLE = { kind: 'article', id: 'a' }
const NAME = 'article a'
const html = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('\n')

function Article({ session, hasTitle }: { session: OpenSession; hasTitle: boolean }) {
  const state = useSessionState(session)
  const read = () => bodyOf(session.getState().records[NAME] as (typeof state.records)[string])
  const { title, content } = read()
  return (
    <ConflictScope record={NAME}>
      <div data-testid="list">
        <Conflicts
          session={session}
          state={state}
          describe={({ field, mine, theirs }) => ({ field, mine: String(mine), theirs: String(theirs) })}
        />
      </div>
      {hasTitle && (
        <Field
          label="Tittel"
          path="title"
          value={String(title)}
          onChange={(value) => type(session, NAME, 'title', value)}
        />
      )}
      <Editor
        label="Tekst"
        path="content"
        value={String(content)}
        readValue={() => String(read().content)}
        onChange={(value) => type(session, NAME, 'content', value)}
      />
    </ConflictScope>
  )
}

/** Kari saves her article while Ola has his on the screen with other changes. */
async function showArticle(
  start: Record<string, unknown>,
  { kari: hers, ola: his, hasTitle = true }: { kari: object; ola: object; hasTitle?: boolean },
) {
  const server = createServer({ [NAME]: start })
  const rules = recordRules()
  const [kari, ola] = [
    await open(server, 'Kari', [ARTICLE], { rules }),
    await open(server, 'Ola', [ARTICLE], { rules }),
  ]
  for (const [field, value] of Object.entries(hers)) kari.type(field, value)
  await kari.ask('version')
  for (const [field, value] of Object.entries(his)) ola.type(field, value)
  await act(async () => {
    render(<Article session={{ ...ola.session, rules }} hasTitle={hasTitle} />)
  })
  const text = await screen.findByRole('textbox', { name: 'Tekst' })
  await act(() => ola.hear())
  const { editor } = text as HTMLElement & { editor: TiptapEditor }
  const list = screen.getByTestId('list')
  return { ola, text, editor, list }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const listMarked = (element: Element) => [...element.querySelectorAll('mark')].map((mark) => mark.textContent)

const START = { title: 'Ny', content: html('Gratis vaflar', 'To', 'Tre') }

test('a paragraph that both have changed is shown with both texts where it is, with the words marked', async () => {
  const { ola, text, editor, list } = await showArticle(START, {
    kari: { content: html('Gratis vaflar og kaffi', 'To', 'Tre frå Kari') },
    ola: { content: html('Gratis vaflar i foajeen', 'To frå Ola', 'Tre') },
  })
  const conflict = await screen.findByRole('region', { name: 'Kari skreiv her samstundes med deg.' })
  expect(list.textContent).toBe('')
  const paragraph = text.querySelector('p')
  expect(paragraph?.textContent).toBe('Gratis vaflar i foajeen')
  expect(paragraph?.nextElementSibling?.contains(conflict)).toBe(true)
  expect([...text.querySelectorAll('p > span')].map((mark) => mark.textContent)).toEqual(['i foajeen'])
  expect(listMarked(conflict)).toEqual(['og kaffi'])
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Ein kollega har skrive i same avsnitt som du. Begge tekstane står der, og du kan velje.',
  )

  // Ola writes on in the paragraph, and the conflict stays where it is.
  act(() => {
    editor.chain().setTextSelection(24).insertContent(' i dag').run()
  })
  await vi.waitFor(() => expect(ola.body().content).toContain('i foajeen i dag'))
  expect(conflict.isConnected).toBe(true)
  await press('Begge')
  await vi.waitFor(() =>
    expect(text.querySelector('p')?.textContent).toBe('Gratis vaflar i foajeen i dag og kaffi'),
  )
  expect(screen.queryByRole('region')).toBe(null)
  expect(text.contains(document.activeElement)).toBe(true)
  expect(ola.body().content).toBe(
    html('Gratis vaflar i foajeen i dag og kaffi', 'To frå Ola', 'Tre frå Kari'),
  )
})

test('a paragraph that one has removed is shown where it was', async () => {
  const { ola, text } = await showArticle(START, {
    kari: { content: html('Gratis vaflar', 'To frå Kari') },
    ola: { content: html('Gratis vaflar', 'Tre frå Ola') },
  })
  const mine = await screen.findByRole('region', { name: 'Kari har endra noko som du har fjerna.' })
  const theirs = screen.getByRole('region', { name: 'Kari har fjerna dette, som du har endra.' })
  expect(mine.textContent).toContain('To frå Kari')
  expect(text.textContent).toMatch(/^Gratis vaflar.*To frå Kari.*Tre frå Ola.*fjerna dette/)
  expect(
    within(theirs)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Behald mi', 'Fjern det'])
  await act(async () => fireEvent.click(within(theirs).getByRole('button', { name: 'Fjern det' })))
  await press('Bruk teksten til Kari')
  await vi.waitFor(() => expect(ola.body().content).toBe(html('Gratis vaflar', 'To frå Kari')))
})

test('a short text is shown at its field, and the focus returns there', async () => {
  const { list } = await showArticle(START, { kari: { title: 'Kaffi' }, ola: { title: 'Vaflar' } })
  const conflict = await screen.findByRole('region', { name: 'Kari skreiv i title samstundes med deg.' })
  expect(list.contains(conflict)).toBe(false)
  expect(screen.getByRole('textbox', { name: 'Tittel' }).parentElement?.contains(conflict)).toBe(true)
  await press('Bruk teksten til Kari')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tittel' }))
})

test('a conflict whose field is not on the screen is in the list', async () => {
  const { list } = await showArticle(START, {
    kari: { title: 'Kaffi' },
    ola: { title: 'Vaflar' },
    hasTitle: false,
  })
  expect(list.contains(await screen.findByRole('region', { name: /^Kari skreiv i title/ }))).toBe(true)
})
