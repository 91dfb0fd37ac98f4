import type { Editor as TiptapEditor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
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
async function showText(value: string, readValue?: () => string) {
  const reported: string[] = []
  const render = (html: string) =>
    root.render(
      <Editor
        label="Tekst"
        value={html}
        onChange={(next) => reported.push(next)}
        {...(readValue && { readValue })}
      />,
    )
  render(value)
  const element = await vi.waitUntil(() => container.querySelector<HTMLElement>('[role=textbox]'))
  const { editor } = element as HTMLElement & { editor: TiptapEditor }
  const type = (text: string) => editor.commands.insertContentAt(editor.state.doc.content.size - 1, text)
  const find = (text: string) => {
    let found = -1
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(text)) found = position + node.text.indexOf(text) + text.length
    })
    return found
  }
  /** Types where a text ends. */
  const typeAfter = (place: string, text: string) =>
    editor.chain().setTextSelection(find(place)).insertContent(text).run()
  return { reported, render, type, element, editor, find, typeAfter }
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

test('a text from elsewhere moves neither the cursor nor what is beside the change', async () => {
  const { render, element, editor, find, typeAfter } = await showText('<p>Ein</p>\n<p>To</p>\n<p>Tre</p>')
  typeAfter('To', ' mi')
  const mine = element.querySelectorAll('p')[1]
  flushSync(() => render('<h2>Ny</h2>\n<p>Ein hennar</p>\n<p>To mi</p>\n<p>Tre hennar</p>'))
  await vi.waitFor(() => expect(element.textContent).toBe('NyEin hennarTo miTre hennar'))
  expect(editor.state.selection.head).toBe(find('To mi'))
  expect(element.querySelectorAll('p')[1]).toBe(mine)
})

test('the cursor stays in a paragraph that is replaced, and an empty new one stays', async () => {
  const { render, element, editor, find, typeAfter } = await showText('<p>Ein to</p>\n<p>Tre</p>')
  typeAfter('Tre', ' fire')
  editor.chain().setTextSelection(find('Tre fire')).splitBlock().setTextSelection(find('Ein')).run()
  flushSync(() => render('<p>Ein hennar</p>\n<p>Tre fire</p>'))
  await vi.waitFor(() => expect(element.textContent).toBe('Ein hennarTre fire'))
  expect(editor.state.selection.head).toBe(find('Ein'))
  expect(element.querySelectorAll('p')).toHaveLength(3)
})

test('undo takes back what the person has typed, and nothing of a colleague', async () => {
  const { reported, render, editor, typeAfter } = await showText('<p>Ein</p>\n<p>To</p>')
  typeAfter('Ein', ' mi')
  flushSync(() => render('<p>Ein mi</p>\n<p>To hennar</p>\n<p>Tre hennar</p>'))
  await vi.waitFor(() => expect(editor.getText()).toContain('Tre hennar'))
  undo(editor.state, editor.view.dispatch)
  expect(reported.at(-1)).toBe('<p>Ein</p>\n<p>To hennar</p>\n<p>Tre hennar</p>')
  expect(undo(editor.state, editor.view.dispatch)).toBe(false)
  redo(editor.state, editor.view.dispatch)
  expect(reported.at(-1)).toBe('<p>Ein mi</p>\n<p>To hennar</p>\n<p>Tre hennar</p>')
})

test("somebody who types before a colleague's change has been rendered keeps that change", async () => {
  let value = '<p>Ein</p>\n<p>To</p>\n<p>Tre</p>'
  const { reported, element, typeAfter } = await showText(value, () => reported.at(-1) ?? value)
  value = '<p>Ein</p>\n<p>To hennar</p>\n<p>Tre hennar</p>'
  typeAfter('Tre', ' mi')
  expect(reported).toEqual(['<p>Ein</p>\n<p>To hennar</p>\n<p>Tre mi hennar</p>'])
  expect(element.textContent).toBe('EinTo hennarTre mi hennar')
  typeAfter('Ein', ' mi')
  expect(reported.at(-1)).toBe('<p>Ein mi</p>\n<p>To hennar</p>\n<p>Tre mi hennar</p>')
})
