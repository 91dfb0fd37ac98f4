import { findMarkers, type Marker } from './markers.ts'

/** What one tab, one browser's storage or the server has: values by where they are. */
export interface Shelf {
  values: Map<string, unknown>
  /** In how many of the values a piece is. */
  counts: Map<Marker, number>
}

export const createShelf = (): Shelf => ({ values: new Map(), counts: new Map() })

/** Where every typed piece is. It counts what changes, and never searches everything. */
export function createHoldings() {
  const holders = new Map<Marker, Set<Shelf>>()

  function change(shelf: Shelf, marker: Marker, step: 1 | -1) {
    const count = (shelf.counts.get(marker) ?? 0) + step
    if (count > 0) shelf.counts.set(marker, count)
    else shelf.counts.delete(marker)
    const shelves = holders.get(marker) ?? new Set()
    if (count > 0) shelves.add(shelf)
    else shelves.delete(shelf)
    holders.set(marker, shelves)
  }

  function put(shelf: Shelf, place: string, value: unknown): Change | null {
    const before = shelf.values.get(place)
    if (before === value) return null
    if (value === undefined) shelf.values.delete(place)
    else shelf.values.set(place, value)
    const [added, removed] = [findMarkers(value), findMarkers(before)]
    for (const marker of added) change(shelf, marker, 1)
    for (const marker of removed) change(shelf, marker, -1)
    return { place, added, removed }
  }

  return {
    isHeld: (marker: Marker) => (holders.get(marker)?.size ?? 0) > 0,
    put,
    /** Replaces all that a shelf has. */
    replace(shelf: Shelf, values: ReadonlyMap<string, unknown>): Change[] {
      const changes: (Change | null)[] = []
      for (const [place, value] of values) changes.push(put(shelf, place, value))
      if (shelf.values.size > values.size)
        for (const place of [...shelf.values.keys()])
          if (!values.has(place)) changes.push(put(shelf, place, undefined))
      return changes.filter((each) => each !== null)
    },
  }
}

/** A value that was replaced, with the pieces of both. */
export interface Change {
  place: string
  added: readonly Marker[]
  removed: readonly Marker[]
}
