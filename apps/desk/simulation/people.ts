import type { Marker } from './markers.ts'
import type { Place } from './tab.ts'
import type { Random } from './world/random.ts'

/** How often people do what, compared with each other. */
export const HABITS = {
  type: 60,
  run: 10,
  undo: 5,
  redo: 3,
  undoAll: 1,
  redoAll: 1,
  save: 8,
  publish: 6,
  plan: 1,
  revert: 1,
  delete: 0.3,
  settle: 5,
  leave: 2,
  closeTab: 1,
  killBrowser: 0.5,
  goOffline: 1,
  goOnline: 3,
  wait: 0.5,
  restartServer: 0.3,
}

export type ActType = keyof typeof HABITS
export type Habits = Readonly<Partial<Record<ActType, number>>>

/** What somebody does in a tab. What it means is chosen by the numbers when it is done, so that a list of acts can be shortened. */
export interface Act {
  number: number
  /** How long after the act before. */
  afterMs: number
  person: number
  slot: number
  type: ActType
  /** From 0 to 1: where, and how. */
  where: number
  how: number
}

/** What people do: mostly for a while in one tab, and mostly typing. */
export function createActs(
  random: Random,
  { count, people, slots, habits }: { count: number; people: number; slots: number; habits: Habits },
): Act[] {
  const types = Object.entries(habits) as [ActType, number][]
  const total = types.reduce((sum, [, weight]) => sum + weight, 0)
  let [person, slot] = [0, 0]
  return Array.from({ length: count }, (_, number) => {
    if (random.chance(0.2)) [person, slot] = [random.integer(people), random.integer(slots)]
    const type = chooseType(types, random.next() * total)
    return {
      number,
      afterMs: choosePause(random, type),
      person,
      slot,
      type,
      where: random.next(),
      how: random.next(),
    }
  })
}

function chooseType(types: readonly [ActType, number][], at: number): ActType {
  let left = at
  for (const [type, weight] of types) {
    left -= weight
    if (left < 0) return type
  }
  return 'type'
}

const MINUTE_MS = 60_000

function choosePause(random: Random, type: ActType): number {
  if (type === 'wait') return random.between(15, 18) * MINUTE_MS
  const kind = random.next()
  if (kind < 0.7) return random.between(5, 250)
  return kind < 0.95 ? random.between(250, 3000) : random.between(3000, 40_000)
}

const MAX_LINE = 80
const MAX_PARAGRAPHS = 5

/** The text of a place after somebody has typed a piece there, or has deleted one. */
export function typeInto({ text, style }: Place, piece: Marker, how: number): string {
  if (style === 'showing') return how < 0.1 ? '-' : `${10 + Math.floor(how * 12)} "${piece}"`
  if (style === 'paragraph') return typeParagraph(text, piece, how)
  const words = text === '' ? [] : text.split(' ')
  if (how < 0.1) return words.slice(0, -1).join(' ')
  if (how < 0.2 || text.length > MAX_LINE) return piece
  return (how < 0.4 ? [piece, ...words] : [...words, piece]).join(' ')
}

function typeParagraph(html: string, piece: Marker, how: number): string {
  const paragraphs = html.split('\n').filter(Boolean)
  const at = Math.floor(how * 997) % Math.max(1, paragraphs.length)
  const paragraph = paragraphs[at]
  if (how < 0.1) return paragraphs.toSpliced(at, 1).join('\n')
  if (how < 0.5 && paragraph && paragraph.length < MAX_LINE)
    return paragraphs.with(at, paragraph.replace('</p>', ` ${piece}</p>`)).join('\n')
  return paragraphs
    .slice(-MAX_PARAGRAPHS)
    .toSpliced(at + 1, 0, `<p>${piece}</p>`)
    .join('\n')
}
