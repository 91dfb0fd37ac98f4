import type { TitleItem } from './match-title.ts'
import type { DateItem } from './read-dates.ts'
import type { DetailItem } from './read-details.ts'
import type { LineItem, TextItem } from './read-line.ts'
import type { TimeItem } from './read-times.ts'

/** The part of a line that belongs to one production. */
export interface Segment {
  dates: DateItem | null
  titles: TitleItem[]
  texts: TextItem[]
  /** Before the first time: they apply to all. */
  details: DetailItem[]
  groups: { time: TimeItem; details: DetailItem[] }[]
}

/**
 * Splits a line with several showings: `18.00 Nosferatu, 20.30 Metropolis` at each time, `Nosferatu 18.00, Metropolis 20.30` at each
 * title. A date, and a title before dates, apply to what follows.
 */
export function splitSegments(items: readonly LineItem[]): Segment[] {
  const first = items.find(({ kind }) => kind === 'time' || kind === 'title' || kind === 'text')
  const isTimeFirst = first?.kind === 'time'
  const segments: Segment[] = [createSegment(null)]
  for (const [index, item] of items.entries()) {
    let current = segments.at(-1) as Segment
    const hasTime = current.groups.length > 0
    const hasName = current.titles.length + current.texts.length > 0
    const isNew =
      hasTime &&
      (item.kind === 'date' ||
        (isTimeFirst
          ? item.kind === 'time' && hasName
          : item.kind === 'title' || (item.kind === 'text' && isFollowedByTime(items, index))))
    if (isNew) {
      const next = createSegment(current.dates)
      // `Nosferatu: fredag kl. 18, laurdag kl. 20`
      if (item.kind === 'date' && !isTimeFirst) next.titles = [...current.titles]
      if (item.kind === 'date' && !isTimeFirst) next.texts = [...current.texts]
      segments.push(next)
      current = next
    }
    addItem(current, item)
  }
  return segments
}

const createSegment = (dates: DateItem | null): Segment => ({
  dates,
  titles: [],
  texts: [],
  details: [],
  groups: [],
})

function isFollowedByTime(items: readonly LineItem[], index: number): boolean {
  const next = items.slice(index + 1).find(({ kind }) => kind === 'time' || kind === 'title')
  return next?.kind === 'time'
}

function addItem(segment: Segment, item: LineItem) {
  switch (item.kind) {
    case 'date':
      segment.dates = item
      break
    case 'title':
      segment.titles.push(item)
      break
    case 'text':
      segment.texts.push(item)
      break
    case 'time':
      segment.groups.push({ time: item, details: [] })
      break
    case 'detail':
      ;(segment.groups.at(-1)?.details ?? segment.details).push(item)
      break
  }
}
