import type { Suggestion } from '@lerret/model'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { createVersionCache } from '../http/replies/version-cache.ts'
import { createWorkQueue } from '../http/work-queue.ts'
import { type SearchResult, search } from './search.ts'
import { suggest } from './suggest.ts'
import { normalizeText } from './words/normalize-text.ts'
import { readSynonyms } from './words/stored-synonyms.ts'
import type { Synonyms } from './words/synonyms.ts'

/** Searches, and caches the results until the next release, which is when the index and past events change. */
export interface Searcher {
  search(searchQuery: { query: string; skip: number; take: number }): Promise<SearchResult>
  suggest(query: string): Promise<Suggestion[]>
  /** Queues the work of one search. Throws `overloaded` when too many wait, so that pages are not slowed down. */
  runQueued<Result>(work: () => Promise<Result>): Promise<Result>
}

/** The release whose pages are searched. */
interface SearchedRelease {
  id: string
  revision: number
  madeAt: string
}

const MAX_CACHED_RESULTS = 500
/** Fewer than the connections to the database, so that other queries get one. */
const MAX_CONCURRENT_SEARCHES = 4
/** The last of them waits for about a second. */
const MAX_WAITING_SEARCHES = 100

export function createSearcher(
  db: Queryable,
  live: () => { release: SearchedRelease },
  limits = { maxConcurrent: MAX_CONCURRENT_SEARCHES, maxWaiting: MAX_WAITING_SEARCHES },
): Searcher {
  const queue = createWorkQueue(limits)
  const results = createVersionCache<SearchResult>(MAX_CACHED_RESULTS)
  const synonyms = createVersionCache<Synonyms>(1)
  const suggestions = createVersionCache<Suggestion[]>(MAX_CACHED_RESULTS)
  return {
    search(searchQuery) {
      const { release } = live()
      const name = JSON.stringify([searchQuery.query, searchQuery.skip, searchQuery.take])
      const moment = new Date(release.madeAt)
      return results(releaseKey(release), name, async () =>
        search(db, {
          ...searchQuery,
          moment,
          synonyms: await synonyms(releaseKey(release), '', () => readSynonyms(db)),
        }),
      )
    },
    suggest(query) {
      const { release } = live()
      const moment = new Date(release.madeAt)
      return suggestions(releaseKey(release), normalizeText(query), () => suggest(db, { query, moment }))
    },
    async runQueued(work) {
      const done = queue.add(work)
      if (!done) throw new AppError('overloaded', 'Too many are searching; ask again in a moment.')
      return done
    },
  }
}

/** Two releases with the same files may have different content, some of which is only in the index. */
const releaseKey = ({ id, revision, madeAt }: SearchedRelease) => `${id} ${revision} ${madeAt}`
