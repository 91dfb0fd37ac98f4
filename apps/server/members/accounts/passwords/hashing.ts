import { normalizePassword } from '@lerret/model'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../platform/errors/app-error.ts'

/** OWASP's recommendation: 19 MiB and two iterations. */
const OWASP_COST = { memoryCost: 19 * 1024, timeCost: 2 }

/** Hashing uses Node's pool of four threads, which also reads files: one is left for that. */
const MAX_CONCURRENT_HASHES = 3
/** Beyond this queue, requests are refused at once instead of waiting long. */
const MAX_WAITING_HASHES = 200

export interface Passwords {
  hash(password: string): Promise<string>
  verify(input: { hash: string; password: string }): Promise<boolean>
}

/** Hashes passwords with argon2id on other threads, a few at a time; the others wait in a queue. Only tests give another cost. */
export function createPasswords(cost = OWASP_COST): Passwords {
  const enqueue = createQueue(MAX_CONCURRENT_HASHES, MAX_WAITING_HASHES)
  const options = { ...cost, algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 }
  return {
    hash: (password) => enqueue(() => hash(normalizePassword(password), options)),
    verify: ({ hash: stored, password }) => enqueue(() => verify(stored, normalizePassword(password))),
  }
}

/** Runs at most `maxConcurrent` tasks at the same time, in order. */
export function createQueue(maxConcurrent: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= maxConcurrent) {
      if (waiting.length >= maxWaiting)
        throw new AppError('too_busy', 'Too many log-ins at once; try again soon.', { retryAfter: 5 })
      // A finished task passes its place on.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
