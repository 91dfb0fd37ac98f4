import type { PageConfig } from '@lerret/model'
import { act, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { BlockPosition, PageDocument } from '../commands/page-document.ts'
import type { Selection } from '../selection.ts'
import { PageTree } from './PageTree.tsx'

const column = (index: number, span: number) => ({
  index,
  screen: { xs: { span: 12, order: index }, md: { span, order: index }, lg: { span, order: index } },
})
const block = (id: string, row: number, at: number, order: number) => ({
  id,
  component: id,
  hide: false,
  place: { row, column: at, order },
  data: [],
})
/** A row of two columns with Cover, and Text above News; and a row with Footer. */
const PAGE: PageDocument = {
  page: {
    id: 'page',
    template: {
      rows: [
        { container: true, index: 0, columns: [column(0, 8), column(1, 4)] },
        { container: true, index: 1, columns: [column(0, 12)] },
      ],
    },
    sources: [],
    blocks: [
      block('Cover', 0, 0, 0),
      block('Text', 0, 1, 0),
      block('News', 0, 1, 1),
      block('Footer', 1, 0, 0),
    ],
  } as unknown as PageConfig,
  blockData: {},
}
const nameBlock = ({ component }: { component: string }) => component

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

function givenTree() {
  const moves: [string, BlockPosition][] = []
  const shown: { selection?: Selection; remove?(id: string): void } = {}
  function Editor() {
    const [document, setDocument] = useState(PAGE)
    const [selection, setSelection] = useState<Selection>({ type: 'page' })
    shown.selection = selection
    shown.remove = (id) => {
      setDocument((last) => applyCommand(last, { type: 'removeBlock', id })?.document ?? last)
      setSelection({ type: 'page' })
    }
    const onMove = (id: string, to: BlockPosition) => void moves.push([id, to])
    return (
      <PageTree
        document={document}
        nameBlock={nameBlock}
        selection={selection}
        onSelect={setSelection}
        onMove={onMove}
      />
    )
  }
  const { container } = render(<Editor />)
  const rows = () => [...container.querySelectorAll<HTMLElement>('[role=row]')]
  const find = (name: string) =>
    rows().find((row) => row.getAttribute('aria-label')?.startsWith(name)) as HTMLElement
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement as Element, { key })
  }
  return { shown, moves, rows, find, press }
}

const focusedName = () => document.activeElement?.getAttribute('aria-label')

test('arrows go through the page and select what they reach', async () => {
  const { find, press, shown } = givenTree()
  find('Heile sida').focus()
  press('ArrowDown', 'ArrowDown', 'ArrowDown')
  expect(focusedName()).toBe('Cover')
  expect(shown.selection).toEqual({ type: 'block', id: 'Cover' })
  press('End')
  expect(focusedName()).toBe('Footer')
  press('Home')
  expect(shown.selection).toEqual({ type: 'page' })
})

test('a row is collapsed with the arrow to the left, and expanded with the one to the right', async () => {
  const { find, press, rows } = givenTree()
  const all = rows().length
  find('Rad 1').focus()
  press('ArrowLeft')
  expect(find('Rad 1').getAttribute('aria-expanded')).toBe('false')
  expect(rows()).toHaveLength(all - 5)
  press('ArrowRight')
  expect(rows()).toHaveLength(all)
  press('ArrowRight', 'ArrowRight')
  expect(focusedName()).toBe('Cover')
  press('ArrowLeft', 'ArrowLeft')
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
})

test('typing the first letters of a name goes to it', async () => {
  const { find, press } = givenTree()
  find('Heile sida').focus()
  press('n', 'e')
  expect(focusedName()).toBe('News')
})

test('only the selected item is reached by Tab', async () => {
  const { find, rows } = givenTree()
  fireEvent.click(find('Text'))
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([find('Text')])
  expect(find('Text').getAttribute('aria-selected')).toBe('true')
})

test('the focus stays in the tree when the block that had it is removed', async () => {
  const { find, shown } = givenTree()
  find('News').focus()
  act(() => shown.remove?.('News'))
  expect(find('News')).toBeUndefined()
  expect(focusedName()).toBe('Heile sida')
})

test('a block is dropped before, after and into what it is dragged over', async () => {
  const { find, moves } = givenTree()
  const drag = async (type: string, target: HTMLElement, clientY = 0) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY })
    Object.defineProperty(event, 'dataTransfer', { value: { setData() {} } })
    await act(async () => void target.dispatchEvent(event))
  }
  find('Cover').getBoundingClientRect = () => ({ top: 0, height: 30 }) as DOMRect
  await drag('dragstart', find('News'))
  await drag('dragover', find('Cover'), 25)
  expect(find('Cover').dataset.drop).toBe('after')
  await drag('drop', find('Cover'), 25)
  await drag('dragstart', find('News'))
  await drag('drop', find('Cover'), 5)
  await drag('dragstart', find('News'))
  await drag('drop', find('Rad 2'))
  await drag('dragstart', find('News'))
  await drag('drop', find('Heile sida'))
  expect(moves).toEqual([
    ['News', { row: 0, column: 0, position: 1 }],
    ['News', { row: 0, column: 0, position: 0 }],
    ['News', { row: 1, column: 0, position: 1 }],
  ])
  expect(find('Cover').dataset.drop).toBeUndefined()
})
