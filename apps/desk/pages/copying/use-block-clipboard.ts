import { fill, pageWords, pageCommandWords as words } from '@lerret/words/desk'
import type { KeyboardEvent } from 'react'
import type { BlockTypes } from '../block-types.ts'
import type { PageDocument } from '../commands/page-document.ts'
import { toTree } from '../commands/page-tree.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { findInsertPosition, type Selection } from '../selection.ts'
import type { PageSession } from '../session/page-session.ts'
import { useCopiedBlocks, writeCopiedBlocks } from './block-clipboard.ts'
import { copyBlocks, createPasteCommand } from './copied-blocks.ts'

export interface BlockClipboard {
  /** What pasting is called, with the name of the block; null when nothing was copied. */
  pasteLabel: string | null
  /** Copies the block, or the blocks of a row or column. */
  copy(selection: Selection): void
  /** Inserts what was copied where a new block would be, and returns the first of the new blocks. */
  paste(selection: Selection): string | null
  /** Ctrl C, X and V in the tree. Returns whether the key was one of them. */
  handleKey(event: KeyboardEvent, selection: Selection): boolean
}

/** Copies blocks within a page and between pages. */
export function useBlockClipboard({
  session,
  types,
  nameBlock,
  announce,
  onPasted,
}: {
  session: PageSession
  types: BlockTypes
  nameBlock: NameBlock
  /** Shows and announces what was done without a change of the page. */
  announce(sentence: string): void
  onPasted(id: string): void
}): BlockClipboard {
  const copied = useCopiedBlocks()

  function copy(selection: Selection) {
    const document = session.readDocument()
    const ids = listBlockIds(selection, document)
    if (ids.length === 0) return
    writeCopiedBlocks(copyBlocks(document, ids, types))
    const block = document.page.blocks.find(({ id }) => id === ids[0])
    announce(
      ids.length === 1 && block
        ? fill(words.copyBlock, { block: nameBlock(block, document) })
        : fill(words.copyBlocks, { count: ids.length }),
    )
  }

  function paste(selection: Selection): string | null {
    const document = session.readDocument()
    if (!copied) return null
    const command = createPasteCommand(copied, document, findInsertPosition(selection, document), types)
    const [first] = command.blocks
    if (!first || !session.run(command)) return null
    onPasted(first.id)
    return first.id
  }

  function handleKey(event: KeyboardEvent, selection: Selection): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
    switch (event.key.toLowerCase()) {
      case 'c':
        // A text that somebody has marked is copied by the browser.
        if (!(window.getSelection()?.isCollapsed ?? true)) return false
        copy(selection)
        return true
      case 'x':
        if (selection.type !== 'block') return false
        copy(selection)
        session.run({ type: 'removeBlock', id: selection.id })
        return true
      case 'v':
        paste(selection)
        return true
      default:
        return false
    }
  }

  return { pasteLabel: copied && describeCopied(copied, nameBlock), copy, paste, handleKey }
}

function describeCopied(copied: NonNullable<ReturnType<typeof useCopiedBlocks>>, nameBlock: NameBlock) {
  const [first] = copied.blocks
  if (!first || copied.blocks.length > 1)
    return fill(pageWords.pasteNameMany, { count: copied.blocks.length })
  const record = { id: 'copied', component: first.component, locale: 'nb' as const }
  const blockData = { copied: { ...record, settings: first.settings[0] ?? {} } }
  return fill(pageWords.pasteName, {
    block: nameBlock({ component: first.component, data: ['copied'] }, { blockData }),
  })
}

function listBlockIds(selection: Selection, document: PageDocument): string[] {
  if (selection.type === 'block') return [selection.id]
  if (selection.type === 'page') return []
  const columns = toTree(document.page).rows[selection.row]?.columns ?? []
  return columns
    .filter((_, index) => selection.type === 'row' || index === selection.column)
    .flatMap(({ blocks }) => blocks.map(({ id }) => id))
}
