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
  /** A save is done, and the sheet is loaded again. */
  | { type: 'saved'; sent: SentEdits }

/** What the sheet was when it was sent to be saved. */
export interface SentEdits {
  edits: SheetEdits
  /** How many steps could be undone. */
  steps: number
  /** The saved cells, with the texts that they had before the save. */
  former: SheetEdits
}

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
      return forgetSaved(history, action.sent)
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

/**
 * Forgets the texts that are saved now, and the steps up to them: undo goes back to the save and no further. The text of no cell
 * changes. What was typed since the save began stays, and so does a text that it did not save.
 */
function forgetSaved({ edits, past, future }: SheetHistory, sent: SentEdits): SheetHistory {
  const steps = [...past, edits, ...future].map((step) => overSaved(step, sent))
  // The save itself is no step any more when it was undone and other texts were typed.
  const isStep = isSame([...past, edits, ...future][sent.steps], sent.edits)
  const first = isStep ? Math.min(sent.steps, past.length) : past.length
  return {
    edits: steps[past.length] ?? {},
    past: steps.slice(first, past.length),
    future: steps.slice(past.length + 1),
  }
}

/** The same texts, as they differ from what is saved now. */
function overSaved(edits: SheetEdits, sent: SentEdits): SheetEdits {
  const next = { ...edits }
  for (const [key, former] of Object.entries(sent.former)) {
    const text = edits[key] ?? former
    if (text === sent.edits[key]) delete next[key]
    else next[key] = text
  }
  return next
}

function isSame(a: SheetEdits | undefined, b: SheetEdits): boolean {
  const keys = Object.keys(b)
  return a !== undefined && Object.keys(a).length === keys.length && keys.every((key) => a[key] === b[key])
}
