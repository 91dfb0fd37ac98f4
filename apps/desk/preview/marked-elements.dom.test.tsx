import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listenForPresses, type Press } from './marked-elements.ts'
import { findFocusedField, focusField, PreviewedField } from './PreviewedField.tsx'

function pressIn(html: string, selector: string) {
  const shown = document.implementation.createHTMLDocument()
  shown.body.innerHTML = html
  const presses: Press[] = []
  listenForPresses(shown, (press) => presses.push(press))
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  shown.querySelector(selector)?.dispatchEvent(event)
  return { presses, event }
}

test('a press in a preview names the block and the field, and follows no link', () => {
  const { presses, event } = pressIn(
    '<div data-block="b1"><h1 data-field="title"><a href="/kino">Kino</a></h1></div>',
    'a',
  )
  expect(presses).toEqual([{ block: 'b1', field: 'title' }])
  expect(event.defaultPrevented).toBe(true)
})

test('a press outside the blocks names nothing', () => {
  expect(pressIn('<nav><a href="/kino">Kino</a></nav>', 'a').presses).toEqual([{ block: null, field: null }])
})

test('a field is focused by its name, and named while it has the focus', () => {
  const { container } = render(
    <>
      <PreviewedField field="title">
        <input />
      </PreviewedField>
      <PreviewedField field="text">
        <textarea />
      </PreviewedField>
    </>,
  )
  focusField('text')
  expect(document.activeElement).toBe(container.querySelector('textarea'))
  expect(findFocusedField()).toBe('text')
  focusField('trailer')
  expect(findFocusedField()).toBe('text')
})
