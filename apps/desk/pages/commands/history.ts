import type { AppliedCommand, PageCommand, RestoreCommand } from './apply-command.ts'
import { findDifferences } from './apply-command.ts'
import type { PageDocument } from './page-document.ts'

export interface HistoryEntry {
  /** What was done, as a sentence. */
  sentence: string
  undo: RestoreCommand
  redo: RestoreCommand
  /** What was typed in: typing on in the same field is one step. */
  field: string | null
  at: number
}

/** What can be undone, the latest last, and what can be done again, the next first. */
export interface PageHistory {
  done: readonly HistoryEntry[]
  undone: readonly HistoryEntry[]
}

export const EMPTY_HISTORY: PageHistory = { done: [], undone: [] }

const MAX_STEPS = 200
/** A pause this long between two key presses begins a new step. */
const TYPING_PAUSE_MS = 2000

/** Adds a command that was carried out. */
export function addStep(
  { done }: PageHistory,
  before: PageDocument,
  {
    command,
    applied,
    sentence,
    now,
  }: { command: PageCommand; applied: AppliedCommand; sentence: string; now: number },
): PageHistory {
  const entry: HistoryEntry = {
    sentence,
    undo: applied.inverse,
    redo: findDifferences(before, applied.document),
    field: typedField(command),
    at: now,
  }
  const last = done.at(-1)
  const isTypingOn =
    last && entry.field !== null && last.field === entry.field && now - last.at < TYPING_PAUSE_MS
  const merged = isTypingOn ? { ...entry, undo: last.undo } : entry
  return { done: [...(isTypingOn ? done.slice(0, -1) : done), merged].slice(-MAX_STEPS), undone: [] }
}

export function undoStep({
  done,
  undone,
}: PageHistory): { entry: HistoryEntry; history: PageHistory } | null {
  const entry = done.at(-1)
  return entry
    ? { entry, history: { done: done.slice(0, -1), undone: [{ ...entry, field: null }, ...undone] } }
    : null
}

export function redoStep({
  done,
  undone,
}: PageHistory): { entry: HistoryEntry; history: PageHistory } | null {
  const [entry, ...rest] = undone
  return entry ? { entry, history: { done: [...done, entry], undone: rest } } : null
}

function typedField(command: PageCommand): string | null {
  switch (command.type) {
    case 'setTitle':
    case 'setPath':
      return command.type
    case 'setMeta':
      return `setMeta ${command.binding}`
    case 'setSettings':
      return `setSettings ${command.dataId}`
    case 'setSpan':
      return `setSpan ${command.row} ${command.column} ${command.width}`
    default:
      return null
  }
}
