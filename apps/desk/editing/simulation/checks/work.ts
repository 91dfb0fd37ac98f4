import { type Change, createHoldings, createShelf, type Shelf } from '../holdings.ts'
import { findMarkers, type Marker, readEditor } from '../markers.ts'
import type { ServerEvent } from '../server.ts'
import { bodyOf, nameOf } from '../server.ts'
import type { TrackedTab, Violation } from './violation.ts'

/** A crash may take what was typed in the last second: no browser stores faster than it is typed. */
const CRASH_LOSS_MS = 1000

export interface Piece {
  tab: string
  screen: string
  typedAt: number
}

/** Checks that no typed piece is lost: it is on a screen, in a browser's storage, or on the server, until its author deletes it. */
export function createWorkCheck({ now, report }: { now(): number; report(violation: Violation): void }) {
  const holdings = createHoldings()
  const server = createShelf()
  const storages = new Map<number, Shelf>()
  /** Pieces that are in no version yet. */
  const unsaved = new Map<Marker, Piece>()
  const saved = new Set<Marker>()
  const copied: Change[] = []
  /** The pieces that somebody has deleted from a record, of colleagues too: `person record piece`. */
  const deleted = new Set<string>()
  let typed = 0
  let lost = 0

  function look({ shelf, view, touched, name, screen, person }: TrackedTab, isAct: boolean) {
    const changes = holdings.replace(shelf, listFields(view))
    if (isAct) for (const change of changes) noticeAct(change)
    findLost(changes)
    if (view.state === 'saved') checkSaved()

    function noticeAct({ place, added, removed }: Change) {
      const record = place.slice(0, place.indexOf('\t'))
      for (const marker of removed)
        if (!added.includes(marker)) {
          touched.add(marker)
          deleted.add(`${person} ${record} ${marker}`)
          if (!shelf.counts.has(marker) && readEditor(marker) === person) unsaved.delete(marker)
        }
      for (const marker of added)
        if (!removed.includes(marker)) {
          touched.add(marker)
          if (readEditor(marker) === person && !saved.has(marker)) add(marker)
        }
    }

    function add(marker: Marker) {
      if (!unsaved.has(marker)) typed += 1
      unsaved.set(marker, { tab: name, screen, typedAt: now() })
    }

    function checkSaved() {
      for (const [marker, piece] of unsaved)
        if (piece.tab === name && shelf.counts.has(marker) && !server.counts.has(marker)) {
          report({ rule: 'not-saved', screen, text: `${name} says that ${marker} is saved` })
          unsaved.delete(marker)
        }
    }
  }

  function findLost(changes: readonly Change[]) {
    for (const { removed } of changes)
      for (const marker of removed) {
        const piece = unsaved.get(marker)
        if (!piece || holdings.isHeld(marker)) continue
        unsaved.delete(marker)
        lost += marker.length
        report({ rule: 'lost', screen: piece.screen, text: `${marker} of ${piece.tab} is nowhere` })
      }
  }

  return {
    look,
    /** A tab that is gone shows nothing. */
    close(tab: TrackedTab, isCrash: boolean) {
      if (isCrash)
        for (const [marker, { tab: name, typedAt }] of unsaved)
          if (name === tab.name && typedAt > now() - CRASH_LOSS_MS) unsaved.delete(marker)
      findLost(holdings.replace(tab.shelf, new Map()))
    },
    lookAtStorage(person: number, values: ReadonlyMap<string, unknown>) {
      const shelf = storages.get(person) ?? createShelf()
      storages.set(person, shelf)
      findLost(holdings.replace(shelf, values))
    },
    /** What the server has stored is checked when all that happens together has happened. */
    hear(event: ServerEvent) {
      if (event.type === 'copied') {
        const fields = event.record.copies.get(event.person)?.fields
        const change = holdings.put(server, `${nameOf(event.record)} ${event.person}`, fields)
        if (change) copied.push(change)
      }
      if (event.type === 'saved') hearSaved(event)
    },
    lookAtServer() {
      findLost(copied.splice(0))
    },
    /** The pieces that are in no version, nor stored on the server for a record that can no longer be opened. */
    listUnsaved: () => [...unsaved].filter(([marker]) => !server.counts.has(marker)),
    count: () => ({ typed, lost }),
  }

  function hearSaved({ record, version, by }: ServerEvent & { type: 'saved' }) {
    const [before, after] = [findMarkers(bodyOf(record, version - 1)), findMarkers(bodyOf(record, version))]
    for (const marker of after) {
      saved.add(marker)
      unsaved.delete(marker)
    }
    if (bodyOf(record, version) === null) return
    const kept = new Set(after)
    for (const marker of before)
      if (!kept.has(marker) && !deleted.has(`${by.person} ${nameOf(record)} ${marker}`))
        report({
          rule: 'dropped',
          screen: record.kind,
          text: `${by.tab} saves ${nameOf(record)} ${version} without ${marker}, which ${by.person} has not deleted`,
        })
  }
}

function listFields({ shown, named }: TrackedTab['view']): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [where, records] of [
    ['', shown],
    ['named', named],
  ] as const)
    for (const name in records)
      for (const field in records[name]) fields.set(`${name}\t${field}\t${where}`, records[name][field])
  return fields
}
