import type { Suggestion } from '@lerret/model'
import type { Queryable } from '../db/connection.ts'
import { createVersionMemory } from '../http/version-memory.ts'
import type { LiveSite } from '../publishing/live-site.ts'
import { plainLetters } from './letters.ts'
import { type SearchAnswer, search } from './search.ts'
import { suggest } from './suggest.ts'

/** Answers visitors' questions, each once for a release: what can be found, and what has ended, changes with it. */
export interface Searcher {
  search(question: { query: string; skip: number; take: number }): Promise<SearchAnswer>
  suggest(query: string): Promise<Suggestion[]>
}

const REMEMBERED = 500

export function createSearcher(db: Queryable, live: () => Pick<LiveSite, 'release'>): Searcher {
  const answers = createVersionMemory<SearchAnswer>(REMEMBERED)
  const suggestions = createVersionMemory<Suggestion[]>(REMEMBERED)
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
  }
}

/** Two releases of the same files may be made of different content, some of which is only searched. */
const nameOf = ({ id, revision, madeAt }: LiveSite['release']) => `${id} ${revision} ${madeAt}`
