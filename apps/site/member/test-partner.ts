import { CallError } from '@lerret/api'
import type { MovieInfo, Review, Ticket } from '@lerret/model'
import type { Storage } from './session/stored-profile.ts'

/** Small things for the tests of members' features: a test states only what matters to it. */

export const givenFilm = (movieId: string, changes: Partial<MovieInfo> = {}): MovieInfo => ({
  ...{ title: movieId, movieId, edis: [], rating: 4, ratingCount: 2, poster: '', link: `/${movieId}` },
  ...changes,
})

export const givenReview = (id: string, changes: Partial<Review> = {}): Review => ({
  ...{ id, comment: '', rating: 4, addedAt: '2026-11-20T18:00:00Z', likesCount: 0, movieId: 'nosferatu' },
  ...{ userId: 'm1', userName: 'Kari', image: '', isLiked: false },
  ...{ isSpoiler: false, hasTicket: false, ...changes },
})

export const givenTicket = (qrCode: string, changes: Partial<Ticket> = {}): Ticket => ({
  ...{ movieId: 'nosferatu', movieTitle: 'Nosferatu', notes: '', qrCode, qrUrl: '', image: '' },
  ...{ startTime: '2026-11-20T18:00:00Z', expirationDate: '2026-11-21T00:00:00Z', sal: 'Storsalen' },
  seatsInfo: { info: '', seats: [] },
  ...changes,
})

export const failure = (status: number, code: string) =>
  new CallError(code, { code, status, response: { error: { code, message: code } } })

/** A browser's storage that can be looked into. */
export function givenStorage(kept: Record<string, string> = {}): Storage & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem(key, value) {
      kept[key] = value
    },
    removeItem(key) {
      delete kept[key]
    },
  }
}

/** Storage that a browser has closed. */
export const closedStorage = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Answers that come when the test says so. */
export function givenAnswers<Answer>() {
  const asked: {
    signal: AbortSignal | undefined
    answer(value: Answer): void
    fail(error: unknown): void
  }[] = []
  return {
    asked,
    ask(signal?: AbortSignal): Promise<Answer> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      asked.push({ signal, answer: resolve, fail: reject })
      return promise
    },
  }
}
