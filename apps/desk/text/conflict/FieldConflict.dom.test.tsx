import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldConflict, type FieldConflictProps } from './FieldConflict.tsx'

const choices: string[] = []
const show = (props: Partial<FieldConflictProps>) =>
  render(
    <FieldConflict
      field="ingressen"
      mine={{ text: 'fram til jul', time: '14.01' }}
      theirs={{ text: 'fram til påske', name: 'Jon Eirik' }}
      onChoose={(choice) => choices.push(choice)}
      {...props}
    />,
  )
const listMarked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

test('two texts are shown with the words that differ and three ways to go on', () => {
  const { container } = show({})
  expect(container.textContent).toContain('Jon Eirik skreiv i ingressen samstundes med deg.')
  expect(container.textContent).toContain('Di, 14.01')
  expect(listMarked()).toEqual(['jul', 'påske'])
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Behald mi',
    'Bruk teksten til Jon Eirik',
    'Begge',
  ])
  for (const button of buttons) fireEvent.click(button)
  expect(choices).toEqual(['mine', 'theirs', 'both'])
})

test('the words of two articles are compared without their tags', () => {
  show({
    mine: { text: '<p>Ein</p>\n<ul><li>to</li></ul>' },
    theirs: { text: '<p class="x">Ein</p><p>tre</p>', name: 'Jon Eirik' },
  })
  expect(listMarked()).toEqual(['to', 'tre'])
})
