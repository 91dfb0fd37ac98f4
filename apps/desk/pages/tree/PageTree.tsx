import { pageWords as words } from '@lerret/words/desk'
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BlockPosition, PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { fromKey, type Selection, toKey } from '../selection.ts'
import styles from './PageTree.module.css'
import { PageTreeItem } from './PageTreeItem.tsx'
import { listItems } from './tree-items.ts'
import { findByText, stepForKey } from './tree-navigation.ts'
import { useTreeDrag } from './use-tree-drag.ts'

export interface PageTreeProps {
  document: PageDocument
  nameBlock: NameBlock
  selection: Selection
  onSelect(selection: Selection): void
  onMove(id: string, to: BlockPosition): void
}

/**
 * Rows, columns and blocks of the page, from the top. A command on a page of 60 blocks must be shown within 100 ms,
 * so only the lines that change are drawn again (decision 018).
 */
export const PageTree = memo(function PageTree({
  document,
  nameBlock,
  selection,
  onSelect,
  onMove,
}: PageTreeProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const items = useMemo(() => listItems(document, nameBlock, collapsed), [document, nameBlock, collapsed])
  const drag = useTreeDrag({ document, onMove })
  const box = useRef<HTMLDivElement>(null)
  const focusedKey = useRef<string | null>(null)
  const findTypedText = useTypedText()
  const selectedKey = toKey(selection)
  // The item that can be reached by Tab: the selected one, or the page while that is below a collapsed item.
  const current = items.some(({ key }) => key === selectedKey) ? selectedKey : 'page'

  // An item that had the focus may be gone: a removed block.
  useLayoutEffect(() => {
    if (focusedKey.current !== null && !findElement(box.current, focusedKey.current))
      findElement(box.current, current)?.focus()
  })
  useEffect(() => {
    findElement(box.current, current)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const toggle = (key: string) =>
    setCollapsed((last) => new Set(last.has(key) ? [...last].filter((each) => each !== key) : [...last, key]))

  function goTo(key: string) {
    onSelect(fromKey(key))
    findElement(box.current, key)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = findKey(event.target)
    if (at === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = stepForKey(event.key, at, items)
    const found = step ? null : findByText(findTypedText(event.key), at, items)
    if (step && 'toggle' in step) toggle(step.toggle)
    else if (step) goTo(step.goTo)
    else if (found !== null && event.key.length === 1) goTo(found)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={box}
      role="treegrid"
      aria-label={words.structure}
      className={styles.tree}
      onClick={({ target }) => {
        const key = findKey(target)
        if (key === null) return
        if ((target as Element).closest('button')) toggle(key)
        else onSelect(fromKey(key))
      }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        focusedKey.current = findKey(target)
      }}
      onBlur={() => {
        focusedKey.current = null
      }}
      {...drag.props}
    >
      {items.map((item) => (
        <PageTreeItem
          {...item}
          key={item.key}
          itemKey={item.key}
          isSelected={item.key === selectedKey}
          isCurrent={item.key === current}
          drop={drag.target?.key === item.key ? drag.target.position : null}
        />
      ))}
    </div>
  )
})

const findKey = (target: EventTarget): string | null =>
  (target as Element).closest('[data-key]')?.getAttribute('data-key') ?? null

const findElement = (box: HTMLElement | null, key: string) =>
  ([...(box?.children ?? [])] as HTMLElement[]).find(({ dataset }) => dataset.key === key)

/** Letters typed soon after each other are one text. */
const TYPING_PAUSE_MS = 800

function useTypedText() {
  const last = useRef({ text: '', at: 0 })
  return (letter: string) => {
    const now = performance.now()
    const before = now - last.current.at < TYPING_PAUSE_MS ? last.current.text : ''
    last.current = { text: before + letter, at: now }
    return last.current.text
  }
}
