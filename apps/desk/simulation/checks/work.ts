import type { FieldChanges } from '@lerret/model'
import { type Change, createHoldings, createShelf, type Shelf } from '../holdings.ts'
import { findMarkers, type Marker, readEditor } from '../markers.ts'
import { bodyOf, nameOf, type ServerEvent } from '../server/records.ts'
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
  /** What people have stored of a record: `record person`. */
  const copies = new Map<string, FieldChanges>()
  const copied: Change[] = []
  /** The fields that people have changed in a tab: `tab record field`. */
  const changed = new Set<string>()
  /** The pieces that somebody has deleted from a record, of colleagues too: `person record piece`. */
  const deleted = new Set<string>()
  let typed = 0
  let lost = 0

  function look(tab: TrackedTab, isAct: boolean) {
    const { shelf, keptShelf, view, touched, name, screen, person } = tab
    if (tab.lookedAt === view) return
    tab.lookedAt = view
    const changes = holdings.replace(shelf, listFields(view.shown))
    if (isAct) for (const change of changes) noticeAct(change)
    const others = new Map([...listFields(view.kept), ...listFields(view.named, 'named')])
    const otherChanges = holdings.replace(keptShelf, others)
    if (isAct) for (const change of otherChanges) noticeSettled(change)
    findLost([...changes, ...otherChanges])
    if (view.state === 'saved') checkSaved()

    /** Whoever chooses between two texts has deleted the other. */
    function noticeSettled({ place, removed }: Change) {
      const [record = '', , where] = place.split('\t')
      if (where === 'named') for (const marker of removed) deleted.add(`${person} ${record} ${marker}`)
    }

    function noticeAct({ place, added, removed }: Change) {
      const [record = '', field = ''] = place.split('\t')
      changed.add(`${name} ${record} ${field}`)
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
      const shown = holdings.replace(tab.shelf, new Map())
      findLost([...shown, ...holdings.replace(tab.keptShelf, new Map())])
    },
    lookAtStorage(person: number, values: ReadonlyMap<string, unknown>) {
      const shelf = storages.get(person) ?? createShelf()
      storages.set(person, shelf)
      findLost(holdings.replace(shelf, values))
    },
    /** What the server has stored is checked when all that happens together has happened. */
    hear(event: ServerEvent) {
      if (event.type === 'copied') hearCopied(event)
      if (event.type === 'saved') hearSaved(event)
    },
    lookAtServer() {
      findLost(copied.splice(0))
    },
    /** The pieces that are in no version, nor stored on the server for a record that can no longer be opened. */
    listUnsaved: () => [...unsaved].filter(([marker]) => !server.counts.has(marker)),
    count: () => ({ typed, lost }),
  }

  /** What a person has typed in one tab may be overwritten by what the same person types there in another. */
  function hearCopied({ record, person, by }: ServerEvent & { type: 'copied' }) {
    const name = nameOf(record)
    const fields = record.copies.get(person)?.fields ?? {}
    const known = copies.get(`${name} ${person}`) ?? {}
    copies.set(`${name} ${person}`, fields)
    for (const field of new Set([...Object.keys(known), ...Object.keys(fields)])) {
      const change = holdings.put(server, `${name}\t${field}\t${person}`, fields[field])
      if (!change) continue
      if (!changed.has(`${by.tab} ${name} ${field}`)) copied.push(change)
      else for (const marker of change.removed) unsaved.delete(marker)
    }
  }

  function hearSaved({ record, before: last, version, by }: ServerEvent & { type: 'saved' }) {
    const [before, after] = [findMarkers(bodyOf(record, last)), findMarkers(bodyOf(record, version))]
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

function listFields(records: TrackedTab['view']['shown'], where = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const name in records)
    for (const field in records[name]) fields.set(`${name}\t${field}\t${where}`, records[name][field])
  return fields
}
