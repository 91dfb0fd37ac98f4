import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AltField } from './AltField.tsx'

let root: Root
let host: HTMLElement
let current: string | null

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

function Example({ initial }: { initial: string | null }) {
  const [alt, setAlt] = useState(initial)
  current = alt
  return <AltField alt={alt} onChange={setAlt} />
}

const show = (initial: string | null) => act(async () => root.render(<Example initial={initial} />))
const radios = () => [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const write = (text: string) =>
  act(async () => {
    const field = host.querySelector('textarea') as HTMLTextAreaElement
    // React listens for changes that its own setter has not made.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a picture without a text lacks one, and is not decoration', async () => {
  await show(null)
  expect(host.textContent).toContain('Alternativ tekst manglar.')
  await write('Ei trapp')
  expect(current).toBe('Ei trapp')
  await write('')
  expect(current).toBeNull()
})

test('decoration is a choice, and what was written comes back', async () => {
  await show(null)
  await write('Ei trapp')
  await act(async () => radios()[1]?.click())
  expect(current).toBe('')
  expect(host.querySelector('textarea')).toBeNull()
  await act(async () => radios()[0]?.click())
  expect(current).toBe('Ei trapp')
})
