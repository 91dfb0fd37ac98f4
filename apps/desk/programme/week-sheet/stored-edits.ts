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

const KEY_PREFIX = 'lerret-week-sheet'

/** Where the unsaved texts of a person's week are stored, by its first day. */
export const editsKey = (email: string, firstDate: string) => `${KEY_PREFIX} ${email} ${firstDate}`

/** The first days of the weeks of which a person has unsaved texts. */
export function listEditedWeeks(email: string): string[] {
  try {
    const prefix = editsKey(email, '')
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort()
  } catch {
    return []
  }
}
