/** The typed texts by cell, where they differ from what is saved. An empty text removes the showings of its cell. */
export type SheetEdits = Readonly<Record<string, string>>

export interface SheetHistory {
  edits: SheetEdits
  past: readonly SheetEdits[]
  future: readonly SheetEdits[]
}

export type SheetAction =
  /** One step to undo, of any number of cells. Null takes a cell back to what is saved. */
  | { type: 'edit'; texts: Readonly<Record<string, string | null>> }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Everything is saved, and the sheet is loaded again. */
  | { type: 'saved' }

export const EMPTY_HISTORY: SheetHistory = { edits: {}, past: [], future: [] }

/** Continues with edits of an earlier visit, which can be undone in one step. */
export const continueHistory = (edits: SheetEdits): SheetHistory =>
  Object.keys(edits).length === 0 ? EMPTY_HISTORY : { edits, past: [{}], future: [] }

export function sheetReducer(history: SheetHistory, action: SheetAction): SheetHistory {
  switch (action.type) {
    case 'edit':
      return edit(history, action.texts)
    case 'undo': {
      const previous = history.past.at(-1)
      if (!previous) return history
      return {
        edits: previous,
        past: history.past.slice(0, -1),
        future: [history.edits, ...history.future],
      }
    }
    case 'redo': {
      const [next, ...future] = history.future
      if (!next) return history
      return { edits: next, past: [...history.past, history.edits], future }
    }
    case 'saved':
      return EMPTY_HISTORY
  }
}

function edit(history: SheetHistory, texts: Readonly<Record<string, string | null>>): SheetHistory {
  const { edits, past } = history
  const changed = Object.entries(texts).filter(([key, text]) => (edits[key] ?? null) !== text)
  if (changed.length === 0) return history
  const next = { ...edits }
  for (const [key, text] of changed) {
    if (text === null) delete next[key]
    else next[key] = text
  }
  return { edits: next, past: [...past, edits], future: [] }
}
