import type { Editor as TiptapEditor } from '@tiptap/core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Editor } from './Editor.tsx'

let container: HTMLElement
let root: Root
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
})

/** Shows a text whose owner does not hand back what was typed, and returns what was reported. */
async function showText(value: string) {
  const reported: string[] = []
  const render = (html: string) =>
    root.render(<Editor label="Tekst" value={html} onChange={(next) => reported.push(next)} />)
  render(value)
  const element = await vi.waitUntil(() => container.querySelector<HTMLElement>('[role=textbox]'))
  const { editor } = element as HTMLElement & { editor: TiptapEditor }
  const type = (text: string) => editor.commands.insertContentAt(editor.state.doc.content.size - 1, text)
  return { reported, render, type, element }
}

test('what is typed is reported, and an older letter that comes back late does not replace it', async () => {
  const { reported, render, type, element } = await showText('<p>Ein</p>')
  type('a')
  type('b')
  expect(reported).toEqual(['<p>Eina</p>', '<p>Einab</p>'])
  flushSync(() => render('<p>Eina</p>'))
  expect(element.textContent).toBe('Einab')
  flushSync(() => render('<p>Einab</p>'))
  type('c')
  expect(reported.at(-1)).toBe('<p>Einabc</p>')
})

test('a text from elsewhere replaces what is shown, and is not reported as typed', async () => {
  const { reported, render, type, element } = await showText('<p>Ein</p>')
  type('a')
  render('<P>To</P>\r\n<p>Tre</p>')
  await vi.waitFor(() => expect(element.textContent).toBe('ToTre'))
  expect(reported).toEqual(['<p>Eina</p>'])
  type('b')
  expect(reported.at(-1)).toBe('<P>To</P>\r\n<p>Treb</p>')
})
