import { isSameValue } from '../../merging/same-value.ts'
import type { Step } from './events.ts'
import type { Edits } from './state.ts'

export interface HistoryStep extends Step {
  before: Edits
  after: Edits
}

/** What can be undone, the latest last, and what can be done again, the next first. */
export interface History {
  done: readonly HistoryStep[]
  undone: readonly HistoryStep[]
}

export const EMPTY_HISTORY: History = { done: [], undone: [] }

const MAX_STEPS = 200
/** A pause this long between two key presses begins a new step. */
const TYPING_PAUSE_MS = 2000

/** Adds a step. Typing on in the same field continues the last one, until it is as before, or a colleague's change has come in between. */
export function addStep({ done }: History, step: HistoryStep): History {
  const last = done.at(-1)
  const isTypingOn =
    last &&
    step.field !== null &&
    last.field === step.field &&
    step.at - last.at < TYPING_PAUSE_MS &&
    isSameEdits(step.before, last.after)
  const added = isTypingOn ? { ...step, before: joinEdits(step.before, last.before) } : step
  if (isTypingOn && isSameValue(added.before, added.after)) return { done: done.slice(0, -1), undone: [] }
  return { done: [...(isTypingOn ? done.slice(0, -1) : done), added].slice(-MAX_STEPS), undone: [] }
}

/** Whether all that the first set is the same in the second. */
export const isSameEdits = (first: Edits, second: Edits) =>
  Object.entries(first).every(([name, fields]) =>
    Object.entries(fields).every(([field, { value }]) => isSameValue(value, second[name]?.[field]?.value)),
  )

/** The edits of both; where both have a field, the second. */
export function joinEdits(first: Edits, second: Edits): Edits {
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries([...names].map((name) => [name, { ...first[name], ...second[name] }]))
}

export function undoStep({ done, undone }: History): { step: HistoryStep; history: History } | null {
  const step = done.at(-1)
  if (!step) return null
  return { step, history: { done: done.slice(0, -1), undone: [{ ...step, field: null }, ...undone] } }
}

export function redoStep({ done, undone }: History): { step: HistoryStep; history: History } | null {
  const [step, ...rest] = undone
  return step ? { step, history: { done: [...done, step], undone: rest } } : null
}
