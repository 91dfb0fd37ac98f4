import type { Production } from '../../content/production.ts'
import type { Showing } from '../../showings/showing.ts'
import { takesPlace } from '../../showings/showing-rules.ts'
import { addDays } from '../../time/oslo-time.ts'
import { eveningDate } from '../cell/clock-time.ts'
import { createVocabulary, type Vocabulary } from '../cell/vocabulary.ts'
import { DEFAULT_HOUSE_RULES, type HouseRules } from './house-rules.ts'
import { findDefaults, type ShowingDefaults } from './showing-defaults.ts'

/** The facts that the sheet has of a film or culture item. */
export interface SheetProduction extends Pick<Production, 'id' | 'title' | 'object'> {
  minutes?: number | null | undefined
}

/** Never published, or changed since. */
export type DraftState = 'draft' | 'changed'

/** A week of the programme: productions by evenings. */
export interface Sheet {
  /** Seven evenings. */
  dates: string[]
  productions: SheetProduction[]
  /** The showings as they are saved, of all weeks that are known. */
  showings: readonly Showing[]
  /** The saved showings that visitors do not see as they are, by id. */
  drafts: ReadonlyMap<string, DraftState>
  rules: HouseRules
  vocabulary: Vocabulary
  defaults: ReadonlyMap<string, ShowingDefaults>
  /** Makes the ids of new showings unlike those of earlier saves. */
  idSeed: string
}

export interface SheetInput {
  /** The first evening. */
  firstDate: string
  productions: readonly SheetProduction[]
  /** The showings of this week and the week before, and as many more as are known. */
  showings: readonly Showing[]
  drafts?: ReadonlyMap<string, DraftState>
  /** The halls in the order of the house, the main hall first; halls that only showings name follow. */
  halls?: readonly string[]
  rules?: HouseRules
  idSeed: string
}

export function createSheet(input: SheetInput): Sheet {
  const { firstDate, productions, showings, drafts = new Map(), idSeed } = input
  const { halls = [], rules = DEFAULT_HOUSE_RULES } = input
  const allHalls = [...new Set([...halls, ...sortByUse(showings.map(({ hall }) => hall))])]
  const labels = new Set(showings.flatMap(({ label }) => label ?? []))
  return {
    dates: Array.from({ length: 7 }, (_, day) => addDays(firstDate, day)),
    productions: [...productions],
    showings,
    drafts,
    rules,
    vocabulary: createVocabulary({
      halls: allHalls,
      labels: [...labels],
      formats: [...new Set(showings.flatMap(({ formats }) => formats))],
    }),
    defaults: new Map(
      productions.map((production) => [
        production.id,
        findDefaults(production, { showings, rules, mainHall: allHalls[0] ?? '' }),
      ]),
    ),
    idSeed,
  }
}

/** The names that are used most first. */
function sortByUse(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

/** The typed texts by cell, where they differ from what is saved. An empty text removes the showings of its cell. */
export type SheetEdits = Readonly<Record<string, string>>

/** A cell: a production on an evening. */
export interface CellPosition {
  productionId: string
  date: string
}

/** The name of a cell in edits. Dates have a fixed length, so that no two cells share a name. */
export const cellKey = ({ productionId, date }: CellPosition) => `${date} ${productionId}`

export const cellPosition = (key: string): CellPosition => ({
  date: key.slice(0, 10),
  productionId: key.slice(11),
})

/** The saved showings by cell, in order of time. */
export function groupByCell(showings: readonly Showing[], { nightEndsAt }: HouseRules) {
  const sorted = showings.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return Map.groupBy(sorted, ({ productionId, startsAt }) =>
    cellKey({ productionId, date: eveningDate(startsAt, nightEndsAt) }),
  )
}

/**
 * Whether a showing can be typed over. Showings of the ticketing provider are changed there, and cancelled and postponed ones by the
 * acts that visitors read about.
 */
export const isTypeable = (showing: Showing) => showing.checkout === undefined && takesPlace(showing)
