import type { BasicEvent } from '@lerret/api'
import {
  addDays,
  type ComponentId,
  osloDate,
  osloInstant,
  type PageData,
  type PlacedBlock,
  type ProductionCard,
  type ShowingView,
} from '@lerret/model'

/**
 * The page as it is at a moment: showings that have ended are gone, and what has been learnt of the others since the page was
 * made is told. At the moment that the page was made for, with nothing learnt, it is the page itself.
 */
export function presentPage(
  page: PageData,
  moment: string | null,
  fresh: ReadonlyMap<string, BasicEvent>,
): PageData {
  if (page.time === null || moment === null) return page
  if (moment === page.time.asOf && !showingsOf(page).some((showing) => isNews(showing, fresh))) return page
  const isOver = ({ endsAt }: ShowingView) => Date.parse(endsAt) <= Date.parse(moment)
  const known = (showing: ShowingView) => ({ ...showing, ...fresh.get(showing.id) })
  const still = (showings: ShowingView[]) =>
    showings
      .map(known)
      .filter((showing) => !isOver(showing))
      // One that has been moved stands where it now belongs.
      .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return {
    ...page,
    time: { ...page.time, asOf: moment },
    rows: page.rows.map((row) => ({
      ...row,
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) => presentBlock(block, { known, still })),
      })),
    })),
  }
}

/** Whether something else is known of a showing than the page says. */
function isNews(showing: ShowingView, fresh: ReadonlyMap<string, BasicEvent>): boolean {
  const known = fresh.get(showing.id)
  if (!known) return false
  return Object.entries(known).some(([field, value]) => showing[field as keyof BasicEvent] !== value)
}

interface Present {
  known: (showing: ShowingView) => ShowingView
  still: (showings: ShowingView[]) => ShowingView[]
}

/** Blocks that list what is on, and nothing else. */
const LISTS: readonly ComponentId[] = ['program', 'culture-program', 'events-list']

function presentBlock(block: PlacedBlock, present: Present): PlacedBlock {
  const parts = block.parts.map((part) => presentPart(part, present, LISTS.includes(block.component)))
  // A part keeps its shape: only its showings, and the productions they are of, are fewer.
  return { ...block, parts } as PlacedBlock
}

function presentPart(part: object, { known, still }: Present, isList: boolean): object {
  // It knows no showing after this one, so it says that this one is over rather than that there is none.
  if ('showing' in part && part.showing) return { ...part, showing: known(part.showing as ShowingView) }
  if (!('showings' in part)) return part
  const showings = still(part.showings as ShowingView[])
  const isComing = 'mode' in part && part.mode === 'coming'
  if (!isList || isComing || !('productions' in part)) return { ...part, showings }
  return { ...part, showings, productions: playing(part.productions as ProductionCard[], showings) }
}

/** A list of what is on has no place for a production whose last showing is over. */
function playing(productions: ProductionCard[], showings: ShowingView[]): ProductionCard[] {
  const shown = new Set(showings.map(({ productionId }) => productionId))
  return productions.filter(({ id }) => shown.has(id))
}

/** Every showing on a page, each once. */
export function showingsOf({ rows }: PageData): ShowingView[] {
  const blocks = rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
  const shown = blocks.flatMap((block) => block.parts.flatMap(showingsIn))
  return [...new Map(shown.map((showing) => [showing.id, showing])).values()]
}

function showingsIn(part: object): ShowingView[] {
  if ('showings' in part) return part.showings as ShowingView[]
  if ('showing' in part && part.showing) return [part.showing as ShowingView]
  return []
}

/**
 * The last moment up to now at which the page changed by itself: a showing began or ended, a day began in Oslo. A page says
 * the same from one such moment to the next, so that it is drawn anew only then.
 */
export function lastChange(page: PageData, now: number): string | null {
  if (page.time === null) return null
  const moments = showingsOf(page).flatMap(({ startsAt, endsAt }) => [
    Date.parse(startsAt),
    Date.parse(endsAt),
  ])
  const past = [+osloInstant(osloDate(now)), ...moments].filter((moment) => moment <= now)
  return new Date(Math.max(Date.parse(page.time.asOf), ...past)).toISOString()
}

/** The first moment after now at which the page changes by itself. */
export function nextChange(page: PageData, now: number): number {
  const moments = showingsOf(page).flatMap(({ startsAt, endsAt }) => [
    Date.parse(startsAt),
    Date.parse(endsAt),
  ])
  return Math.min(+osloInstant(addDays(osloDate(now), 1)), ...moments.filter((moment) => moment > now))
}
