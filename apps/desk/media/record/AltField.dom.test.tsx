import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AltField } from './AltField.tsx'

let current: string | null

function Example({ initial }: { initial: string | null }) {
  const [alt, setAlt] = useState(initial)
  current = alt
  return <AltField alt={alt} onChange={setAlt} />
}

const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const choose = (index: number) => fireEvent.click(screen.getAllByRole('radio')[index] as HTMLElement)

test('a picture without a text lacks one, and is not decoration', () => {
  const { container } = render(<Example initial={null} />)
  expect(container.textContent).toContain('Alternativ tekst manglar.')
  write('Ei trapp')
  expect(current).toBe('Ei trapp')
  write('')
  expect(current).toBeNull()
})

test('decoration is a choice, and what was written comes back', () => {
  render(<Example initial={null} />)
  write('Ei trapp')
  choose(1)
  expect(current).toBe('')
  expect(screen.queryByRole('textbox')).toBeNull()
  choose(0)
  expect(current).toBe('Ei trapp')
})
