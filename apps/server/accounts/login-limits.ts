import { AppError } from '../errors/app-error.ts'
import { createRateLimiter } from '../security/rate-limiter.ts'

const MINUTE = 60_000

/** Wrong passwords for one account from one network. */
export const WRONG_FROM_ONE_PLACE = { max: 10, windowMs: 15 * MINUTE }
/** Log-ins of all accounts from one network: a school may be one. */
export const LOGINS_FROM_ONE_PLACE = { max: 100, windowMs: 10 * MINUTE }
/** Wrong passwords for one account from everywhere; beyond them wrong answers take their time. */
export const WRONG_FROM_EVERYWHERE = { max: 50, windowMs: 60 * MINUTE }
/** New accounts, mails asked for, and keys and codes tried, from one network. */
export const ASKS_FROM_ONE_PLACE = { max: 20, windowMs: 10 * MINUTE }
/** Mails of a kind to one address. */
export const MAILS_TO_ONE_ADDRESS = { max: 3, windowMs: 60 * MINUTE }

const SLOW_MS = 2000
/** So many wrong answers are held back at once, and no more: each of them is a connection. */
const HELD_BACK = 200

export interface LoginLimits {
  /**
   * Tries a password, unless there have been too many tries from there. Nobody elsewhere can use up an owner's tries: what is
   * counted for an account from everywhere makes only wrong answers slow.
   */
  tryPassword<Result>(
    who: { account: string; network: string },
    attempt: () => Promise<Result>,
  ): Promise<Result>
  /** Counts an ask from a network; too many are refused. */
  ask(network: string): void
  /** Whether this address may be sent one more mail of a kind. */
  mayMail(account: string): boolean
  /** Counts a mail that somebody waits for; too many are refused. */
  mail(account: string): void
}

export interface LimitParts {
  now: () => Date
  /** Waits; handed in for tests. */
  wait?: (ms: number) => Promise<unknown>
}

export function createLoginLimits({ now, wait = sleep }: LimitParts): LoginLimits {
  const byPair = createRateLimiter(WRONG_FROM_ONE_PLACE)
  const byNetwork = createRateLimiter(LOGINS_FROM_ONE_PLACE)
  const byAccount = createRateLimiter(WRONG_FROM_EVERYWHERE)
  const asks = createRateLimiter(ASKS_FROM_ONE_PLACE)
  const mails = createRateLimiter(MAILS_TO_ONE_ADDRESS)
  let heldBack = 0

  return {
    async tryPassword({ account, network }, attempt) {
      const pair = `${network} ${account}`
      // CountedEvent before it is tried, so that many at once are counted too.
      if (!byNetwork.allow(network, now())) throw tooMany(LOGINS_FROM_ONE_PLACE)
      if (!byPair.allow(pair, now())) throw tooMany(WRONG_FROM_ONE_PLACE)
      try {
        const result = await attempt()
        byPair.reset(pair)
        return result
      } catch (error) {
        if (!isWrongPassword(error)) throw error
        if (!byAccount.allow(account, now()) && heldBack < HELD_BACK) {
          heldBack++
          await wait(SLOW_MS).finally(() => heldBack--)
        }
        throw error
      }
    },
    ask(network) {
      if (!asks.allow(network, now())) throw tooMany(ASKS_FROM_ONE_PLACE)
    },
    mayMail: (account) => mails.allow(account, now()),
    mail(account) {
      if (!mails.allow(account, now())) throw tooMany(MAILS_TO_ONE_ADDRESS)
    },
  }
}

const tooMany = ({ windowMs }: { windowMs: number }) =>
  new AppError('too_many_requests', 'Too many tries from one place; try again later.', {
    retryAfter: windowMs / 1000,
  })

const isWrongPassword = (error: unknown) =>
  error instanceof AppError && (error.code === 'login_failed' || error.code === 'password_wrong')

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
