import type { Content } from '../content/content.ts'
import { splitFilters } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import { changedKeys, type RecordChange, recordVersions } from '../content/record-change.ts'
import { isAffected } from './affected.ts'
import type { ReadQuery, Reads } from './reads.ts'

/** Pages indexed by what they read, to find the pages that a change affects without checking every page of the site. */
export interface ReadIndex {
  /** The paths of the pages for which `isAffected` is true. */
  findAffectedPages(change: RecordChange, content?: Content): Set<string>
}

export function createReadIndex(pages: Iterable<readonly [path: string, reads: Reads]>): ReadIndex {
  const readsByPath = new Map<string, Reads>()
  const byRecord = new Map<string, string[]>()
  const byModel = new Map<string, QueryIndex>()
  for (const [path, reads] of pages) {
    readsByPath.set(path, reads)
    for (const key of reads.records) addTo(byRecord, key, path)
    for (const query of reads.queries) {
      const index = byModel.get(query.model) ?? { byValue: new Map(), unfiltered: new Set(), all: new Set() }
      byModel.set(query.model, index)
      addQuery(index, query, path)
    }
  }

  function* candidatePages(change: RecordChange): Generator<string> {
    for (const key of changedKeys(change)) yield* byRecord.get(key) ?? []
    const index = byModel.get(change.kind)
    if (index) {
      yield* index.unfiltered
      for (const [property, byText] of index.byValue) {
        const path = property.split('.')
        for (const record of recordVersions(change))
          for (const text of readTexts(record, path)) yield* byText.get(text) ?? []
      }
    }
    // A changed production may add its showings to any list of showings, or remove them.
    if (change.kind === 'production') yield* byModel.get('event')?.all ?? []
  }

  return {
    findAffectedPages(change, content) {
      const affected = new Set<string>()
      const checked = new Set<string>()
      for (const path of candidatePages(change)) {
        if (checked.has(path)) continue
        checked.add(path)
        if (isAffected(readsByPath.get(path) as Reads, change, content)) affected.add(path)
      }
      return affected
    },
  }
}

/** The pages with queries of one model. */
interface QueryIndex {
  /** Pages with lists filtered by a value, by property and value. */
  byValue: Map<string, Map<string, string[]>>
  /** Pages with lists that may hold any record. */
  unfiltered: Set<string>
  all: Set<string>
}

/** Indexes by the last filter: a filter by the page's own parameter comes after those that pages of one configuration share. */
function addQuery({ byValue, unfiltered, all }: QueryIndex, query: ReadQuery, path: string) {
  all.add(path)
  const filter = splitFilters(query.model, query.filters).ofRecord.at(-1)
  if (!filter) {
    unfiltered.add(path)
    return
  }
  const property = filter.path.join('.')
  const byText = byValue.get(property) ?? new Map<string, string[]>()
  byValue.set(property, byText)
  addTo(byText, filter.value, path)
}

function addTo(lists: Map<string, string[]>, key: string, path: string) {
  const list = lists.get(key)
  if (list) list.push(path)
  else lists.set(key, [path])
}
