import type { OpenedRecord, WorkingCopy } from '@lerret/api/contracts'
import type { FieldChange, FieldChanges } from '@lerret/model'

export type Body = Readonly<Record<string, unknown>>
export type Conflict = WorkingCopy['conflicts'][number]
export type SavedVersion = NonNullable<OpenedRecord['draft']>

/** Who saved a version, and when. */
export type SavedBy = Pick<SavedVersion, 'author' | 'savedAt'>

/** What a colleague has saved in fields that the editor has not changed. */
export interface News extends SavedBy {
  fields: string[]
  /** Whether the fields are shown already. */
  isShown: boolean
}

/** `only-here`: the server has not got the last changes, and the browser's journal has. */
export type SaveState = 'saved' | 'saving' | 'only-here'

export interface EditedRecord {
  /** The draft with everything that was typed. */
  body: Body
  saveState: SaveState
  /** When the server last confirmed a change; null before the first one. */
  savedAt: string | null
  /** Fields that a colleague has saved differently. */
  conflicts: readonly Conflict[]
  /** The last version that a colleague has saved while the record is open. */
  theirs: SavedBy | null
  news: News | null
  /** Set when a colleague has deleted the record. What was typed is still here. */
  deletedBy: SavedBy | null
  /** Why the server has not got the last changes. They are sent again by themselves. */
  error: unknown
  /** Whether there is anything to save as a version. */
  isChanged: boolean
}

export interface SaveRequest {
  basedOn: number
  session: string
  sequence: number
  fields: Record<string, FieldChange>
  discarded?: string[]
}

/** `mine` is the record with my changes over theirs. */
export type MergeConflicts = (versions: {
  conflicts: readonly Conflict[]
  mine: Body
  theirs: Body
}) => FieldChanges

export interface EditorDependencies {
  opened: OpenedRecord
  /** Changes that the browser has and the server may not have. */
  unsent: FieldChanges
  session: string
  save(request: SaveRequest): Promise<WorkingCopy>
  /** Saves what was typed as a version, first storing what has not been sent. */
  commit(unsent: SaveRequest | undefined): Promise<{ version: number; isMerged: boolean }>
  /** Reads the newest version of the server. */
  readDraft(): Promise<SavedVersion | null>
  /** The values of conflicting fields with the changes of both, for those where nobody has to choose. */
  merge?: MergeConflicts
  /** Stores the unsent changes in the browser; an empty object clears them. */
  writeJournal(unsent: FieldChanges): void
}

export interface RecordEditor {
  getState(): EditedRecord
  subscribe(listener: () => void): () => void
  setField(name: string, value: unknown): void
  /** Keeps my text, or takes theirs, or another one made of both. */
  resolve(field: string, choice: 'mine' | 'theirs' | FieldChange): void
  /** Saves a version of everything typed so far, and returns its number. */
  commit(): Promise<number>
  /**
   * Reads what a colleague has saved, unless the version that was announced is known. It is mentioned, and no field is changed.
   */
  checkDraft(announced?: number): Promise<void>
  /** Shows what a colleague has saved in fields that the editor has not changed. */
  showNews(): void
  /** Makes everything on the screen a change, so that a deleted record can be saved again. */
  restore(): void
  /** Writes the journal at once: when a field is left, or the page is hidden. */
  flush(): void
  /** Tries again to send: when the network is back. */
  retry(): void
  /** Saves what is left. Resolves when that has been saved, or could not be. */
  stop(): Promise<void>
}
