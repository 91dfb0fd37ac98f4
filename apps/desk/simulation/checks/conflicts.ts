import type { View } from '../tab.ts'

/** Counts what screens ask people to choose between, and how often nothing is left to choose there. */
export function createConflictCount() {
  let conflicts = 0
  let settled = 0
  return {
    look(before: View['named'], after: View['named']) {
      if (before === after) return
      const [old, fresh] = [listNamed(before), listNamed(after)]
      conflicts += [...fresh].filter((name) => !old.has(name)).length
      settled += [...old].filter((name) => !fresh.has(name)).length
    },
    count: () => ({ conflicts, settled }),
  }
}

const listNamed = (named: View['named']) =>
  new Set(
    Object.entries(named).flatMap(([record, fields]) =>
      Object.keys(fields).map((field) => `${record} ${field}`),
    ),
  )
