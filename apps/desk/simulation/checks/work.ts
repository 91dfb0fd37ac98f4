import type { FieldChanges } from '@lerret/model'
import { type Change, createHoldings, createShelf, type Shelf } from '../holdings.ts'
import { findMarkers, type Marker, readEditor } from '../markers.ts'
import { bodyOf, type Caller, nameOf, type ServerEvent } from '../server/records.ts'
import type { TrackedTab, Violation } from './violation.ts'

/** A crash may take what was typed in the last second: no browser stores faster than it is typed. */
const CRASH_LOSS_MS = 1000

/** When a tab was open. */
interface Life {
  tab: string
  from: number
  to: number
  /** What the browser had kept when it was opened. */
  kept: ReadonlySet<Marker>
}

/** How late a request of a tab that was closed may still arrive. */
const LATE_MS = 30_000

export interface Piece {
  tab: string
  screen: string
  typedAt: number
  person: number
  /** The records and fields that it is in: a cell of a week, and the showing that it stands for. */
  places: readonly string[]
}

/** Checks that no typed piece is lost: it is on a screen, in a browser's storage, or on the server, until its author deletes it. */
export function createWorkCheck({ now, report }: { now(): number; report(violation: Violation): void }) {
  const holdings = createHoldings()
  const server = createShelf()
  const storages = new Map<number, Shelf>()
  /** Pieces that are in no version yet, and those that are. */
  const unsaved = new Map<Marker, Piece>()
  const saved = new Map<Marker, Piece | undefined>()
  /** What people have stored of a record: `record person`. */
  const copies = new Map<string, FieldChanges>()
  const copied: Change[] = []
  /** The tabs in which a person has changed a field, by `person record field`, with when each was open. */
  const changed = new Map<string, Set<Life>>()
  const lives = new Map<string, Life>()
  /** The pieces that somebody has deleted, of colleagues too: `person piece`. */
  const deleted = new Set<string>()
  let typed = 0
  let lost = 0

  function look(tab: TrackedTab, isAct: boolean) {
    const { shelf, keptShelf, view, touched, name, screen, person } = tab
    if (tab.lookedAt === view) return
    tab.lookedAt = view
    const changes = holdings.replace(shelf, listFields(view.shown))
    for (const change of changes) (isAct ? noticeAct : noticeFound)(change)
    const others = new Map([...listFields(view.kept), ...listFields(view.named, 'named')])
    const otherChanges = holdings.replace(keptShelf, others)
    if (isAct) for (const change of otherChanges) noticeSettled(change)
    findLost([...changes, ...otherChanges])
    if (view.state === 'saved') checkSaved()

    /** Whoever chooses between two texts has deleted the other. */
    function noticeSettled({ place, removed }: Change) {
      const [record = '', part = '', where] = place.split('\t')
      if (where !== 'named') return
      const [field] = part.split(' ')
      noticeChanged(`${person} ${record} ${field}`, name)
      for (const marker of removed) deleted.add(`${person} ${marker}`)
    }

    /** What the browser had kept when a tab was opened is typed in that tab as well. */
    function noticeFound({ place, added }: Change) {
      const [record = '', field = ''] = place.split('\t')
      for (const marker of added) {
        if (!lives.get(name)?.kept.has(marker)) continue
        noticeChanged(`${person} ${record} ${field}`, name)
        const piece = unsaved.get(marker)
        if (piece) unsaved.set(marker, { ...piece, tab: name })
      }
    }

    function noticeAct({ place, added, removed }: Change) {
      const [record = '', field = ''] = place.split('\t')
      noticeChanged(`${person} ${record} ${field}`, name)
      for (const marker of removed)
        if (!added.includes(marker)) {
          touched.add(marker)
          deleted.add(`${person} ${marker}`)
          if (!shelf.counts.has(marker) && readEditor(marker) === person) unsaved.delete(marker)
        }
      for (const marker of added)
        if (!removed.includes(marker)) {
          touched.add(marker)
          if (readEditor(marker) === person && !saved.has(marker)) add(marker, `${record} ${field}`)
        }
    }

    function add(marker: Marker, place: string) {
      const known = unsaved.get(marker)
      if (!known) typed += marker.length
      const places = [...new Set([...(known?.places ?? []), place])]
      unsaved.set(marker, { tab: name, screen, typedAt: now(), person, places })
    }

    function checkSaved() {
      for (const [marker, piece] of unsaved)
        if (
          piece.tab === name &&
          shelf.counts.has(marker) &&
          !server.counts.has(marker) &&
          !isOverwritten(piece)
        ) {
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
        if (isOverwritten(piece)) continue
        lost += marker.length
        report({ rule: 'lost', screen: piece.screen, text: `${marker} of ${piece.tab} is nowhere` })
      }
  }

  function noticeChanged(place: string, tab: string) {
    const life = lives.get(tab) as Life
    changed.set(place, (changed.get(place) ?? new Set()).add(life))
  }

  /** What a person has typed in one tab may be overwritten by what the same person types there in another that is open too. */
  function isOverwritten({ tab, person, places }: Piece): boolean {
    const own = lives.get(tab)
    // Whoever changes the blocks of a page decides what is shown of their data.
    const isBlock = places.some((place) => place.startsWith('block-data '))
    const names = new Set(places.map((place) => `${person} ${place}`))
    const others = [...changed].flatMap(([key, tabs]) =>
      names.has(key) || (isBlock && key.startsWith(`${person} page `)) ? [...tabs] : [],
    )
    return others.some(
      (other) => other.tab !== tab && own && other.from < own.to + LATE_MS && own.from < other.to + LATE_MS,
    )
  }

  return {
    look,
    open(tab: string, person: number) {
      const kept = new Set(storages.get(person)?.counts.keys())
      lives.set(tab, { tab, from: now(), to: Number.POSITIVE_INFINITY, kept })
    },
    /** The screen is left, and the tab shows another one. */
    leave(tab: string) {
      const life = lives.get(tab)
      if (life) life.to = Math.min(life.to, now())
    },
    /** A tab that is gone shows nothing. */
    close(tab: TrackedTab, isCrash: boolean) {
      const life = lives.get(tab.name)
      if (life) life.to = Math.min(life.to, now())
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
    listUnsaved: () =>
      [...unsaved].filter(([marker, piece]) => !server.counts.has(marker) && !isOverwritten(piece)),
    count: () => ({ typed, lost }),
  }

  function hearCopied({ record, person }: ServerEvent & { type: 'copied' }) {
    const name = nameOf(record)
    const fields = record.copies.get(person)?.fields ?? {}
    const known = copies.get(`${name} ${person}`) ?? {}
    copies.set(`${name} ${person}`, fields)
    for (const field of new Set([...Object.keys(known), ...Object.keys(fields)])) {
      const change = holdings.put(server, `${name}\t${field}\t${person}`, fields[field])
      if (change) copied.push(change)
    }
  }

  function isOverwrittenBy({ person }: Caller, piece: Piece | undefined) {
    return piece !== undefined && String(piece.person) === person && isOverwritten(piece)
  }

  function hearSaved({ record, before: last, version, by }: ServerEvent & { type: 'saved' }) {
    const [before, after] = [findMarkers(bodyOf(record, last)), findMarkers(bodyOf(record, version))]
    for (const marker of after) {
      if (!saved.has(marker)) saved.set(marker, unsaved.get(marker))
      unsaved.delete(marker)
    }
    if (bodyOf(record, version) === null) return
    const kept = new Set(after)
    for (const marker of before)
      if (
        !kept.has(marker) &&
        !deleted.has(`${by.person} ${marker}`) &&
        !isOverwrittenBy(by, saved.get(marker))
      )
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
