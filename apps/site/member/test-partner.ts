import { CallError } from '@lerret/api'
import type { Review, Ticket, WatchedFilm } from '@lerret/model'
import type { Storage } from './storage.ts'

/** Helpers for the tests of features for members. A test states only the values that matter to it. */

export const givenFilm = (movieId: string, changes: Partial<WatchedFilm> = {}): WatchedFilm => ({
  title: movieId,
  movieId,
  edis: [],
  rating: 4,
  ratingCount: 2,
  poster: '',
  link: `/${movieId}`,
  nextShowing: null,
  ...changes,
})

export const givenReview = (id: string, changes: Partial<Review> = {}): Review => ({
  id,
  comment: '',
  rating: 4,
  addedAt: '2026-11-20T18:00:00Z',
  likesCount: 0,
  movieId: 'nosferatu',
  userId: 'm1',
  userName: 'Kari',
  image: '',
  isLiked: false,
  isSpoiler: false,
  hasTicket: false,
  ...changes,
})

export const givenTicket = (qrCode: string, changes: Partial<Ticket> = {}): Ticket => ({
  id: '',
  movieId: 'nosferatu',
  movieTitle: 'Nosferatu',
  notes: '',
  qrCode,
  qrUrl: '',
  image: '',
  startTime: '2026-11-20T18:00:00Z',
  expirationDate: '2026-11-21T00:00:00Z',
  sal: 'Storsalen',
  seatsInfo: { info: '', seats: [] },
  link: '',
  isFilm: false,
  ...changes,
})

export const givenCallError = (status: number, code: string) =>
  new CallError(code, { code, status, response: { error: { code, message: code } } })

/** A browser's storage whose entries can be inspected. */
export function givenStorage(
  entries: Record<string, string> = {},
): Storage & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem(key, value) {
      entries[key] = value
    },
    removeItem(key) {
      delete entries[key]
    },
  }
}

/** Storage that a browser blocks. */
export const blockedStorage = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Requests whose responses the test sends when it wants. */
export function givenReplies<Reply>() {
  const requests: {
    signal: AbortSignal | undefined
    reply(value: Reply): void
    fail(error: unknown): void
  }[] = []
  return {
    requests,
    request(signal?: AbortSignal): Promise<Reply> {
      const { promise, resolve, reject } = Promise.withResolvers<Reply>()
      requests.push({ signal, reply: resolve, fail: reject })
      return promise
    },
  }
}
