import { findLanguage, LANGUAGES, type Language, type ShellData, type Suggestion } from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import pLimit from 'p-limit'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createVersionCache } from '../../platform/http/replies/version-cache.ts'
import { normalizeText } from '../../publishing/search-index/words/normalize-text.ts'
import { readSynonyms } from '../../publishing/search-index/words/stored-synonyms.ts'
import { createVocabulary, type Vocabulary } from '../../publishing/search-index/words/vocabulary.ts'
import type { SearchLanguages } from './scopes.ts'
import { type SearchResult, search } from './search.ts'
import { suggest } from './suggest.ts'

/** Searches, and caches the results until the next release, which is when the index and past events change. */
export interface Searcher {
  /** The language is that of the page that shows the hits; without one, that of the house. */
  search(searchQuery: {
    query: string
    skip: number
    take: number
    language?: Language | undefined
  }): Promise<SearchResult>
  suggest(query: string, language?: Language): Promise<Suggestion[]>
  /** Queues the work of one search. Throws `overloaded` when too many wait, so that pages are not slowed down. */
  runQueued<Result>(work: () => Promise<Result>): Promise<Result>
}

/** The release whose pages are searched. */
interface SearchedRelease {
  id: string
  revision: number
  madeAt: string
  shell: Pick<ShellData, 'htmlLang' | 'words'>
  translatedShells?: Partial<Record<Language, unknown>> | undefined
}

const MAX_CACHED_RESULTS = 500
/** Fewer than the connections to the database, so that other queries get one. */
const MAX_CONCURRENT_SEARCHES = 4
/** The last of them waits for about a second. */
const MAX_WAITING_SEARCHES = 100

export function createSearcher(
  db: Queryable,
  live: () => { release: SearchedRelease },
  { maxConcurrent, maxWaiting } = {
    maxConcurrent: MAX_CONCURRENT_SEARCHES,
    maxWaiting: MAX_WAITING_SEARCHES,
  },
): Searcher {
  const limitConcurrency = pLimit(maxConcurrent)
  const results = createVersionCache<SearchResult>(MAX_CACHED_RESULTS)
  const vocabularies = createVersionCache<(language: Language) => Vocabulary>(1)
  const suggestions = createVersionCache<Suggestion[]>(MAX_CACHED_RESULTS)
  return {
    search({ language, ...searchQuery }) {
      const { release } = live()
      const languages = listLanguages(release, language)
      const { query, skip, take } = searchQuery
      const name = JSON.stringify([languages.page, query, skip, take])
      return results(releaseKey(release), name, async () =>
        search(db, {
          ...searchQuery,
          moment: new Date(release.madeAt),
          languages,
          getVocabulary: await vocabularies(releaseKey(release), '', () => readVocabularies(db, languages)),
        }),
      )
    },
    suggest(query, language) {
      const { release } = live()
      const languages = listLanguages(release, language)
      const moment = new Date(release.madeAt)
      const name = JSON.stringify([languages.page, normalizeText(query)])
      return suggestions(releaseKey(release), name, () => suggest(db, { query, moment, languages }))
    },
    async runQueued(work) {
      if (limitConcurrency.activeCount + limitConcurrency.pendingCount >= maxConcurrent + maxWaiting)
        throw new AppError('overloaded', getHouseWords(live().release.shell).searchUnavailable)
      return limitConcurrency(work)
    },
  }
}

/** Two releases with the same files may have different content, some of which is only in the index. */
const releaseKey = ({ id, revision, madeAt }: SearchedRelease) => `${id} ${revision} ${madeAt}`

function listLanguages({ shell, translatedShells }: SearchedRelease, language?: Language): SearchLanguages {
  const house = findLanguage(shell.htmlLang)
  const translated = LANGUAGES.filter((each) => translatedShells?.[each])
  return { page: language ?? house, house, translated }
}

/** The vocabulary of each language. The house's synonyms are for texts in its own. */
async function readVocabularies(db: Queryable, { house }: SearchLanguages) {
  const houseSynonyms = await readSynonyms(db)
  const created = new Map<Language, Vocabulary>()
  return (language: Language): Vocabulary => {
    const vocabulary =
      created.get(language) ?? createVocabulary(language, language === house ? houseSynonyms : [])
    created.set(language, vocabulary)
    return vocabulary
  }
}
