import type { SheetEdits } from '@lerret/model/programme-text'

/** What was typed and not saved when the sheet was left. Broken storage means nothing was. */
export function readEdits(key: string): SheetEdits {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

export function storeEdits(key: string, edits: SheetEdits) {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(edits))
  } catch {
    // Storage may be full or forbidden: the sheet works without it.
  }
}
