import type { Suggestion } from '@lerret/model'
import type { Queryable } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { createVersionCache } from '../http/version-cache.ts'
import { createWorkQueue } from '../http/work-queue.ts'
import { plainLetters } from './normalize-text.ts'
import { type SearchAnswer, search } from './search.ts'
import { suggest } from './suggest.ts'

/** Answers visitors' questions, each once for a release: what can be found, and what has ended, changes with it. */
export interface Searcher {
  search(question: { query: string; skip: number; take: number }): Promise<SearchAnswer>
  suggest(query: string): Promise<Suggestion[]>
  /** Does the work of one answer when its turn comes. When too many wait, they are asked to come back: pages go on meanwhile. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** The release whose pages are searched. */
interface SearchedRelease {
  id: string
  revision: number
  madeAt: string
}

const REMEMBERED = 500
/** Fewer than there are connections to the database, so that others get through. */
const AT_ONCE = 4
/** The last of these waits for about a second. */
const MOST_WAITING = 100

export function createSearcher(
  db: Queryable,
  live: () => { release: SearchedRelease },
  limits = { maxConcurrent: AT_ONCE, maxWaiting: MOST_WAITING },
): Searcher {
  const queue = createWorkQueue(limits)
  const answers = createVersionCache<SearchAnswer>(REMEMBERED)
  const suggestions = createVersionCache<Suggestion[]>(REMEMBERED)
  return {
    search(question) {
      const { release } = live()
      const name = JSON.stringify([question.query, question.skip, question.take])
      const moment = new Date(release.madeAt)
      return answers(nameOf(release), name, () => search(db, { ...question, moment }))
    },
    suggest(query) {
      const { release } = live()
      const moment = new Date(release.madeAt)
      return suggestions(nameOf(release), plainLetters(query), () => suggest(db, { query, moment }))
    },
    async inTurn(work) {
      const done = queue.add(work)
      if (!done) throw new AppError('overloaded', 'Too many are searching; ask again in a moment.')
      return done
    },
  }
}

/** Two releases of the same files may be made of different content, some of which is only searched. */
const nameOf = ({ id, revision, madeAt }: SearchedRelease) => `${id} ${revision} ${madeAt}`
