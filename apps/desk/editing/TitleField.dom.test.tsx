import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { TitleField } from './TitleField.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

async function givenField() {
  const changes: string[] = []
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(element).render(
      <TitleField label="Tittel" value="Siste ferje" onChange={(value) => changes.push(value)} />,
    ),
  )
  const field = element.querySelector('textarea') as HTMLTextAreaElement
  return { field, changes }
}

test('a title that is pasted with line breaks is one line', async () => {
  const { field, changes } = await givenField()
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    setValue?.call(field, 'Siste ferje \n går 22.55')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(changes).toEqual(['Siste ferje går 22.55'])
})

test('Enter does not break the title', async () => {
  const { field } = await givenField()
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => void field.dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
})
