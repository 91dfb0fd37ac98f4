import type { Content } from '../content/content.ts'
import type { RecordChange } from './change.ts'

interface DerivedValue {
  value: unknown
  /** Changes of the content since the value was computed. */
  pending: readonly RecordChange[]
}

type Derivation = (content: Content) => unknown

const derivedValues = new WeakMap<Content, Map<Derivation, DerivedValue>>()

/**
 * A value that is computed from content once, and then updated from content to content at a cost that follows the changes.
 * `update` gets all changes since the last call, of which some may undo others, and the content after them. It must not
 * modify the value it gets, which still belongs to the earlier content.
 */
export function deriveFromContent<Value>(
  compute: (content: Content) => Value,
  update: (value: Value, changes: readonly RecordChange[], content: Content) => Value,
): (content: Content) => Value {
  return function derive(content) {
    const values = derivedValues.get(content) ?? new Map<Derivation, DerivedValue>()
    derivedValues.set(content, values)
    const derived = values.get(derive)
    if (derived?.pending.length === 0) return derived.value as Value
    const value = derived ? update(derived.value as Value, derived.pending, content) : compute(content)
    values.set(derive, { value, pending: [] })
    return value
  }
}

/** With more pending changes than this, computing a value anew costs less than holding and applying them. */
const MAX_PENDING_CHANGES = 1000

/** Passes the values derived from content on to the content that the changes result in. The content before keeps its own. */
export function transferDerived(before: Content, after: Content, changes: readonly RecordChange[]) {
  const values = new Map<Derivation, DerivedValue>()
  for (const [derive, { value, pending }] of derivedValues.get(before) ?? [])
    if (pending.length + changes.length <= MAX_PENDING_CHANGES)
      values.set(derive, { value, pending: [...pending, ...changes] })
  derivedValues.set(after, values)
}
