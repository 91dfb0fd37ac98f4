import { useSyncExternalStore } from 'react'
import type { CopiedBlocks } from './copied-blocks.ts'

const KEY = 'lerret-desk-copied-blocks'
const listeners = new Set<() => void>()
/** When the browser stores nothing, the blocks can still be pasted in this document. */
let inMemory: string | null = null

/** Remembers copied blocks in the browser, for other pages and other tabs. */
export function writeCopiedBlocks(copied: CopiedBlocks) {
  inMemory = JSON.stringify(copied)
  try {
    localStorage.setItem(KEY, inMemory)
  } catch {
    // The storage is full or switched off.
  }
  for (const listener of listeners) listener()
}

/** The blocks that were copied last; null when none were. */
export function useCopiedBlocks(): CopiedBlocks | null {
  const text = useSyncExternalStore(subscribe, readText)
  return text === null ? null : parseCopiedBlocks(text)
}

/** What an older or another program stored is not pasted. */
export function parseCopiedBlocks(text: string): CopiedBlocks | null {
  try {
    const { blocks, sources } = JSON.parse(text) as Partial<CopiedBlocks>
    const isComplete =
      Array.isArray(blocks) &&
      Array.isArray(sources) &&
      blocks.length > 0 &&
      blocks.every((block) => typeof block?.component === 'string' && Array.isArray(block.settings))
    return isComplete ? { blocks, sources } : null
  } catch {
    return null
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // The browser tells this tab that another one has copied something.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
