import type { Content } from '../content/content.ts'
import type { RecordChange } from './affected.ts'

/** What was worked out of content, and the changes that it does not know of yet. */
interface Carried {
  value: unknown
  since: readonly RecordChange[]
}

type Derivation = (content: Content) => unknown

const carried = new WeakMap<Content, Map<Derivation, Carried>>()

/**
 * Something that is worked out of content once, and then goes along with its changes at a cost that follows them. `goOn` gets
 * all changes since, of which some may undo others, and the content after the last. It leaves the former value as it was.
 */
export function deriveFromContent<Value>(
  make: (content: Content) => Value,
  goOn: (value: Value, changes: readonly RecordChange[], content: Content) => Value,
): (content: Content) => Value {
  return function derive(content) {
    const all = carried.get(content) ?? new Map<Derivation, Carried>()
    carried.set(content, all)
    const known = all.get(derive)
    if (known?.since.length === 0) return known.value as Value
    const value = known ? goOn(known.value as Value, known.since, content) : make(content)
    all.set(derive, { value, since: [] })
    return value
  }
}

/** So many changes of which nobody has asked: working all out anew is no longer dearer, and keeping them is. */
const MAX_PENDING_CHANGES = 1000

/** Hands on what was worked out of content to the content that changes have made of it. The former keeps its own. */
export function transferDerived(before: Content, after: Content, changes: readonly RecordChange[]) {
  const all = new Map<Derivation, Carried>()
  for (const [derive, { value, since }] of carried.get(before) ?? [])
    if (since.length + changes.length <= MAX_PENDING_CHANGES)
      all.set(derive, { value, since: [...since, ...changes] })
  carried.set(after, all)
}
