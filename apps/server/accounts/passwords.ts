import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { AppError } from '../errors/app-error.ts'
import { normalised } from './password-rules.ts'

/** As OWASP recommends: argon2id over 19 MiB, twice. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashing takes threads of the same four that read files: one is always left to them. */
const AT_ONCE = 3
/** Longer a queue than this is answered sooner by saying so. */
const WAITING = 200

export interface Passwords {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
}

/** Hashes passwords beside the event loop, a few at once; the others wait their turn. */
export function createPasswords(): Passwords {
  const inTurn = createTurns(AT_ONCE, WAITING)
  return {
    hash: (password) => inTurn(() => hash(normalised(password), COST)),
    verify: ({ hash: stored, password }) => inTurn(() => verify(stored, normalised(password))),
  }
}

/** Runs at most `atOnce` tasks at the same time, in the order they came. */
export function createTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new AppError('too_busy', 'Too many log-ins at once; try again soon.', { retryAfter: 5 })
      // Whoever ends hands its place on.
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
