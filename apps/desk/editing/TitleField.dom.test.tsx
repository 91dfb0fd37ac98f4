import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenTitleRef } from '../controls/screen-title.ts'
import { TitleField } from './TitleField.tsx'

function givenField() {
  const changes: string[] = []
  render(<TitleField label="Tittel" value="Siste ferje" onChange={(value) => changes.push(value)} />)
  return { field: screen.getByRole('textbox'), changes }
}

test('a title that is pasted with line breaks is one line', () => {
  const { field, changes } = givenField()
  fireEvent.change(field, { target: { value: 'Siste ferje \n går 22.55' } })
  expect(changes).toEqual(['Siste ferje går 22.55'])
})

test('Enter does not break the title', () => {
  const { field } = givenField()
  const event = createEvent.keyDown(field, { key: 'Enter' })
  fireEvent(field, event)
  expect(event.defaultPrevented).toBe(true)
})

const Heading = () => (
  <h1 ref={screenTitleRef} tabIndex={-1}>
    Utan tittel
  </h1>
)

test('the title of a new record has the focus rather than its heading', () => {
  const { rerender } = render(<Heading key="loading" />)
  screen.getByRole('heading').focus()
  rerender(
    <>
      <Heading />
      <TitleField isNew label="Tittel" value="" onChange={() => {}} />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
