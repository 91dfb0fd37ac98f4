import type { Queryable } from '../db/connection.ts'
import { readRevision } from './store.ts'

/** What is published, here or by another server on the same database, is known this long after at the latest. */
export const NOTICED_WITHIN_MS = 1000

/** Which content is public, for whoever asks often: the database is asked once a second at most. */
export const watchRevision = (db: Queryable, now: () => Date): (() => Promise<number>) =>
  onceASecond(() => readRevision(db), now)

/** An answer that is good for a second, however many ask. */
export function onceASecond<Answer>(ask: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  let askedAt = 0
  return () => {
    if (asked && now().getTime() - askedAt < NOTICED_WITHIN_MS) return asked
    askedAt = now().getTime()
    const answer = ask()
    asked = answer
    answer.catch(() => {
      // Whoever asks next asks the database again.
      if (asked === answer) asked = undefined
    })
    return answer
  }
}
