/** Every piece that somebody types has a mark of its own, so that it can be searched for: editor, tab, number. */
export type Marker = string

export const createMarker = (editor: number, tab: number, number: number): Marker =>
  `⟦${editor}.${tab}.${number}⟧`

/** Who typed a piece: the editor's number. */
export const readEditor = (marker: Marker): number => Number(marker.slice(1, marker.indexOf('.')))

const PATTERN = /⟦\d+\.\d+\.\d+⟧/g
const NONE: readonly Marker[] = []
const known = new WeakMap<object, readonly Marker[]>()

/** The marks in a JSON value. */
export function findMarkers(value: unknown): readonly Marker[] {
  if (typeof value === 'string') return value.includes('⟦') ? (value.match(PATTERN) ?? NONE) : NONE
  if (typeof value !== 'object' || value === null) return NONE
  let markers = known.get(value)
  if (!markers) {
    markers = [...new Set(Object.values(value).flatMap(findMarkers))]
    known.set(value, markers)
  }
  return markers
}
