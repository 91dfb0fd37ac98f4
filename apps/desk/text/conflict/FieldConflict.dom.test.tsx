import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FieldConflict, type FieldConflictProps } from './FieldConflict.tsx'

let container: HTMLElement
let root: Root
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  flushSync(() => root.unmount())
  container.remove()
})

const choices: string[] = []
const show = (props: Partial<FieldConflictProps>) =>
  flushSync(() =>
    root.render(
      <FieldConflict
        field="ingressen"
        mine={{ text: 'fram til jul', time: '14.01' }}
        theirs={{ text: 'fram til påske', name: 'Jon Eirik' }}
        onChoose={(choice) => choices.push(choice)}
        {...props}
      />,
    ),
  )
const listMarked = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent)

test('two texts are shown with the words that differ and three ways to go on', () => {
  show({})
  expect(container.textContent).toContain('Jon Eirik skreiv i ingressen samstundes med deg.')
  expect(container.textContent).toContain('Di, 14.01')
  expect(listMarked()).toEqual([' jul', ' påske'])
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Behald mi',
    'Bruk teksten til Jon Eirik',
    'Begge',
  ])
  for (const button of buttons) flushSync(() => button.click())
  expect(choices).toEqual(['mine', 'theirs', 'both'])
})

test('the words of two articles are compared without their tags', () => {
  show({
    isHtml: true,
    mine: { text: '<p>Ein</p>\n<ul><li>to</li></ul>' },
    theirs: { text: '<p class="x">Ein</p><p>tre</p>', name: 'Jon Eirik' },
  })
  expect(listMarked()).toEqual(['\nto', '\ntre'])
})
