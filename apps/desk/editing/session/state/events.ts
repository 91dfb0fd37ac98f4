import type { JournalEntry } from './journal-entry.ts'
import type { Choice, Conflict } from './merging.ts'
import type { Asked, Edits, RecordName } from './state.ts'
import type { Reply, Request } from './transport.ts'

/** What happens to a session: what the person does, and what the server and the browser report. */
export type SessionEvent =
  /** `step` makes the change one that can be undone. */
  | { type: 'changed'; edits: Edits; step?: Step; typing?: { record: RecordName; field: string } }
  | { type: 'left' }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'settled'; record: RecordName; conflict: Conflict; choice: Choice }
  | { type: 'discarded'; records: readonly RecordName[] }
  /** Saves what a colleague has deleted again. */
  | { type: 'restored'; record: RecordName }
  | { type: 'asked'; ask: Ask }
  | { type: 'journalRead'; entries: readonly JournalEntry[] }
  | { type: 'sent'; request: Request }
  | { type: 'replied'; request: Request; reply: Reply }
  | { type: 'failed'; request: Request; error: unknown }
  | { type: 'due' }
  | { type: 'announced'; change: Announcement | null }
  | { type: 'closed' }

export interface Step {
  /** What was done, as a sentence. */
  label: string
  /** What was typed in: typing on in the same is one step. */
  field: string | null
  at: number
}

export type Ask =
  | { type: Extract<Asked['type'], 'version' | 'publish'> }
  | { type: 'plan'; publishAt: string | null }

/** What somebody, possibly this session, has done to records. */
export interface Announcement {
  action: 'saved' | 'published' | 'planned'
  records: readonly { kind: string; id: string; version: number | null }[]
}
