import type { Content } from '../content/content.ts'
import { splitFilters } from '../content/filters.ts'
import { readTexts } from '../content/property-values.ts'
import { changedKeys, isAffected, type RecordChange, recordVersions } from './affected.ts'
import type { ReadQuery, Reads } from './reads.ts'

/** Pages by what they have read, so that a change finds those it touches without asking every page of a site. */
export interface ReadIndex {
  /** The pages that a change could alter: those of which `isTouched` says so. */
  findAffectedPages(change: RecordChange, content?: Content): Set<string>
}

/** What was read, by the path of the page that did. */
export function createReadIndex(pages: Iterable<readonly [path: string, reads: Reads]>): ReadIndex {
  const byPath = new Map<string, Reads>()
  const byRecord = new Map<string, string[]>()
  const byModel = new Map<string, ModelReaders>()
  for (const [path, reads] of pages) {
    byPath.set(path, reads)
    for (const key of reads.records) addTo(byRecord, key, path)
    for (const query of reads.queries) {
      const readers = byModel.get(query.model) ?? { byValue: new Map(), others: new Set(), all: new Set() }
      byModel.set(query.model, readers)
      addQuery(readers, query, path)
    }
  }

  function* mayBeTouchedBy(change: RecordChange): Generator<string> {
    for (const key of changedKeys(change)) yield* byRecord.get(key) ?? []
    const readers = byModel.get(change.kind)
    if (readers) {
      yield* readers.others
      for (const [property, byText] of readers.byValue) {
        const path = property.split('.')
        for (const record of recordVersions(change))
          for (const text of readTexts(record, path)) yield* byText.get(text) ?? []
      }
    }
    // A production brings its showings in, and takes them out.
    if (change.kind === 'production') yield* byModel.get('event')?.all ?? []
  }

  return {
    findAffectedPages(change, content) {
      const touched = new Set<string>()
      const asked = new Set<string>()
      for (const path of mayBeTouchedBy(change)) {
        if (asked.has(path)) continue
        asked.add(path)
        if (isAffected(byPath.get(path) as Reads, change, content)) touched.add(path)
      }
      return touched
    },
  }
}

interface ModelReaders {
  /** Readers of lists that hold only records with a certain value, by property and value. */
  byValue: Map<string, Map<string, string[]>>
  /** Readers of lists that hold any record. */
  others: Set<string>
  all: Set<string>
}

/** Of several filters the last one: those of a page's own parameters come after those that all pages of a family share. */
function addQuery({ byValue, others, all }: ModelReaders, query: ReadQuery, path: string) {
  all.add(path)
  const filter = splitFilters(query.model, query.filters).own.at(-1)
  if (!filter) {
    others.add(path)
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
