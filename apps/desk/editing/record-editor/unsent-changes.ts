import type { FieldChange, FieldChanges } from '@lerret/model'
import { withoutField, withoutSent } from './compare-fields.ts'
import type { SaveRequest } from './edited-record.ts'

const JOURNAL_DELAY_MS = 300

/** Changes that the server has not confirmed. The browser's journal has them shortly after they were made. */
export interface UnsentChanges {
  hasAny(): boolean
  add(name: string, change: FieldChange): void
  /** Takes back what was changed in a field. */
  discard(name: string): void
  /** A request with all of them. `confirm` forgets those, and leaves what was changed since. */
  createRequest(basedOn: number): { request: SaveRequest; confirm(): void }
  /** Writes the journal at once. */
  flush(): void
}

export function createUnsentChanges({
  journaled,
  session,
  writeJournal,
}: {
  journaled: FieldChanges
  session: string
  writeJournal(unsent: FieldChanges): void
}): UnsentChanges {
  let pending: Record<string, FieldChange> = { ...journaled }
  let discarded: string[] = []
  let sequence = 0
  let journalTimer: ReturnType<typeof setTimeout> | undefined
  return {
    hasAny: () => Object.keys(pending).length > 0 || discarded.length > 0,
    add(name, change) {
      discarded = discarded.filter((field) => field !== name)
      pending = { ...pending, [name]: change }
      scheduleJournal()
    },
    discard(name) {
      pending = withoutField(pending, name)
      discarded = [...discarded.filter((field) => field !== name), name]
      scheduleJournal()
    },
    createRequest(basedOn) {
      sequence += 1
      const [sentFields, sentDiscarded] = [pending, discarded]
      return {
        request: {
          basedOn,
          session,
          sequence,
          fields: { ...pending },
          ...(discarded.length > 0 && { discarded }),
        },
        confirm() {
          pending = withoutSent(pending, sentFields)
          discarded = discarded.filter((field) => !sentDiscarded.includes(field))
          flush()
        },
      }
    },
    flush,
  }

  function scheduleJournal() {
    journalTimer ??= setTimeout(flush, JOURNAL_DELAY_MS)
  }

  function flush() {
    clearTimeout(journalTimer)
    journalTimer = undefined
    writeJournal(pending)
  }
}
