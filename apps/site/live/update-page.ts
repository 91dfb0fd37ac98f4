import type { BasicEvent } from '@lerret/api'
import {
  addDays,
  findOsloInstant,
  hasEnded,
  type ProductionCard,
  readOsloClock,
  type ShowingView,
} from '@lerret/model'
import type { ComponentId, PageData, PlacedBlock } from '@lerret/page-engine/page-data'

/**
 * The page as of a moment: without showings that have ended, and with the latest data of the others. Returns the same object when
 * nothing has changed since the page was rendered.
 */
export function updatePage(page: PageData, moment: string | null, updates: Updates): PageData {
  if (page.time === null || moment === null) return page
  if (moment === page.time.asOf && !listShowings(page).some((showing) => hasChanged(showing, updates)))
    return page
  return {
    ...page,
    time: { ...page.time, asOf: moment },
    rows: page.rows.map((row) => ({
      ...row,
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map((block) => updateBlock(block, moment, updates)),
      })),
    })),
  }
}

type Updates = ReadonlyMap<string, BasicEvent>

function hasChanged(showing: ShowingView, updates: Updates): boolean {
  const update = updates.get(showing.id)
  if (!update) return false
  return Object.entries(update).some(([field, value]) => showing[field as keyof BasicEvent] !== value)
}

/** Blocks that list only productions with showings. */
const PROGRAMME_COMPONENTS: readonly ComponentId[] = ['program', 'culture-program', 'events-list']

function updateBlock(block: PlacedBlock, moment: string, updates: Updates): PlacedBlock {
  const isProgramme = PROGRAMME_COMPONENTS.includes(block.component)
  const items = block.parts.map((item: object) => {
    // A single showing stays when it has ended: the block has no later one, and says that this one is over.
    if ('showing' in item && item.showing)
      return { ...item, showing: updateShowing(item.showing as ShowingView, updates) }
    if (!('showings' in item)) return item
    const showings = updateShowings(item.showings as ShowingView[], moment, updates)
    const isComing = 'mode' in item && item.mode === 'coming'
    if (!isProgramme || isComing || !('productions' in item)) return { ...item, showings }
    return { ...item, showings, productions: withShowings(item.productions as ProductionCard[], showings) }
  })
  // Items keep their type: only showings, and productions without showings, are removed.
  return { ...block, parts: items } as PlacedBlock
}

const updateShowing = (showing: ShowingView, updates: Updates) => ({ ...showing, ...updates.get(showing.id) })

/** The showings that have not ended, sorted again because one may have been moved. */
const updateShowings = (showings: ShowingView[], moment: string, updates: Updates) =>
  showings
    .map((showing) => updateShowing(showing, updates))
    .filter((showing) => !hasEnded(showing, Date.parse(moment)))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))

function withShowings(productions: ProductionCard[], showings: ShowingView[]): ProductionCard[] {
  const productionIds = new Set(showings.map(({ productionId }) => productionId))
  return productions.filter(({ id }) => productionIds.has(id))
}

/** Every showing on a page, each once. */
export function listShowings({ rows }: PageData): ShowingView[] {
  const blocks = rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
  const showings = blocks.flatMap((block) => block.parts.flatMap(listItemShowings))
  return [...new Map(showings.map((showing) => [showing.id, showing])).values()]
}

function listItemShowings(item: object): ShowingView[] {
  if ('showings' in item) return item.showings as ShowingView[]
  if ('showing' in item && item.showing) return [item.showing as ShowingView]
  return []
}

/**
 * The last moment up to now at which the page changed because time passed: a showing began or ended, or a day began in Oslo. The
 * page is the same from one such moment to the next, so it is rendered again only then.
 */
export function lastChange(page: PageData, now: number): string | null {
  if (page.time === null) return null
  const past = [findMidnight(now), ...listMoments(page)].filter((moment) => moment <= now)
  return new Date(Math.max(Date.parse(page.time.asOf), ...past)).toISOString()
}

/** The first moment after now at which the page changes because time passes. */
export function nextChange(page: PageData, now: number): number {
  const coming = listMoments(page).filter((moment) => moment > now)
  return Math.min(findMidnight(now, 1), ...coming)
}

/** The starts and ends of all showings on a page. */
const listMoments = (page: PageData) =>
  listShowings(page).flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])

/** The start of a day in Oslo, some days after the one of `now`. */
const findMidnight = (now: number, days = 0) =>
  +findOsloInstant(addDays(readOsloClock(now).date, days), '00.00', readOsloClock)
