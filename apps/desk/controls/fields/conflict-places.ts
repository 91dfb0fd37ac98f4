import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

/** Where a conflict is shown: an element beside what two people have written. */
export interface ConflictPlace {
  element: HTMLElement
  /** Returns the focus to where the person writes. */
  focus(): void
}

/** A paragraph, or another element of a text, that two people have changed. */
export interface ElementConflict {
  /** The name of its place. */
  name: string
  /** The element of the text that it is about, or before which it was. */
  index: number
  /** HTML, empty where one has removed it. */
  mine: string
  theirs: string
}

export interface ConflictPlaces {
  subscribe(listener: () => void): () => void
  /** The places on the screen, by their names. */
  getPlaces(): ReadonlyMap<string, ConflictPlace>
  addPlace(name: string, place: ConflictPlace): () => void
  /** The conflicts inside texts, by the names of these. */
  getConflicts(): Readonly<Record<string, readonly ElementConflict[]>>
  setConflicts(conflicts: Readonly<Record<string, readonly ElementConflict[]>>): void
}

/** Keeps the places of a screen and the conflicts inside its texts, so that each field shows its own. */
export function createConflictPlaces(): ConflictPlaces {
  const listeners = new Set<() => void>()
  let places: ReadonlyMap<string, ConflictPlace> = new Map()
  let conflicts: Readonly<Record<string, readonly ElementConflict[]>> = {}
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getPlaces: () => places,
    addPlace(name, place) {
      places = new Map(places).set(name, place)
      tell()
      return () => {
        if (places.get(name) !== place) return
        places = new Map([...places].filter(([each]) => each !== name))
        tell()
      }
    },
    getConflicts: () => conflicts,
    setConflicts(next) {
      conflicts = next
      tell()
    },
  }
}

/** The places of a screen, and the record that the fields inside belong to, with a space after it. */
export const ConflictPlacesContext = createContext<{ places: ConflictPlaces; scope: string } | null>(null)

/** The name of the place of a field, by its path in the record; null where conflicts have no places. */
export function usePlaceName(path: string | undefined): string | null {
  const context = useContext(ConflictPlacesContext)
  return context && path !== undefined ? context.scope + path : null
}

const NOTHING: ReadonlyMap<string, ConflictPlace> = new Map()
const NONE: readonly ElementConflict[] = []
const getNothing = () => NOTHING
const ignore = () => () => {}

export const useConflictPlaces = (): ConflictPlaces | undefined => useContext(ConflictPlacesContext)?.places

/** The places on the screen now. */
export const useKnownPlaces = (places: ConflictPlaces | undefined) =>
  useSyncExternalStore(places?.subscribe ?? ignore, places?.getPlaces ?? getNothing)

/** The conflicts inside the text at a path. */
export function useElementConflicts(path: string | undefined): readonly ElementConflict[] {
  const places = useConflictPlaces()
  const name = usePlaceName(path)
  const read = useCallback(
    () => (name === null ? undefined : places?.getConflicts()[name]) ?? NONE,
    [places, name],
  )
  return useSyncExternalStore(places?.subscribe ?? ignore, read)
}
