import { AppError } from '../errors/app-error.ts'
import { createRateLimiter } from '../security/rate-limiter.ts'
import { ownCounts, type SharedCounts } from '../security/shared-counts.ts'

const MINUTE_MS = 60_000

/** Wrong passwords for one account from one network. */
export const WRONG_PASSWORDS_PER_NETWORK = { max: 10, windowMs: 15 * MINUTE_MS }
/** Log-ins to all accounts from one network, which may be a whole school. */
export const LOGINS_PER_NETWORK = { max: 100, windowMs: 10 * MINUTE_MS }
/** Wrong passwords for one account from all networks. Above the limit, only replies to wrong passwords are delayed. */
export const WRONG_PASSWORDS_PER_ACCOUNT = { max: 50, windowMs: 60 * MINUTE_MS }
/** Sign-ups, requested mails, and attempts with keys and codes, from one network. */
export const REQUESTS_PER_NETWORK = { max: 20, windowMs: 10 * MINUTE_MS }
/** Mails of one kind to one address. */
export const MAILS_PER_ADDRESS = { max: 3, windowMs: 60 * MINUTE_MS }

const WRONG_PASSWORD_DELAY_MS = 2000
/** Each delayed reply holds a connection open. */
const MAX_DELAYED_REPLIES = 200

export interface LoginLimits {
  /**
   * Runs an attempt with a password, unless there were too many from the network. Others cannot lock the owner out: the limit for
   * an account on all networks only delays replies to wrong passwords.
   */
  tryPassword<Result>(
    caller: { account: string; network: string },
    attempt: () => Promise<Result>,
  ): Promise<Result>
  /** Whether some network has typed too many wrong passwords for this account. */
  isLocked(account: string): boolean
  /** Forgets the wrong passwords for this account. */
  unlock(account: string): void
  /** Counts a request from a network; throws when there are too many. */
  countRequest(network: string): void
  /** Counts a mail to an address; false when there are too many. */
  mayMail(account: string): boolean
  /** Counts a mail that the caller requested; throws when there are too many. */
  countMail(account: string): void
}

export interface LoginLimitOptions {
  now: () => Date
  /** Counts together with other servers. */
  counts?: Pick<SharedCounts, 'share'> | undefined
  /** Replaced in tests. */
  wait?: (ms: number) => Promise<unknown>
}

export function createLoginLimits({ now, counts = ownCounts, wait = sleep }: LoginLimitOptions): LoginLimits {
  const perPair = counts.share('wrong passwords of a network', createRateLimiter(WRONG_PASSWORDS_PER_NETWORK))
  const perNetwork = counts.share('log-ins of a network', createRateLimiter(LOGINS_PER_NETWORK))
  const perAccount = counts.share(
    'wrong passwords of an account',
    createRateLimiter(WRONG_PASSWORDS_PER_ACCOUNT),
  )
  const requests = counts.share('requests', createRateLimiter(REQUESTS_PER_NETWORK))
  const mails = counts.share('mails', createRateLimiter(MAILS_PER_ADDRESS))
  let delayedReplies = 0

  return {
    async tryPassword({ account, network }, attempt) {
      const pair = `${network} ${account}`
      // Counted before the attempt, so that concurrent attempts count too.
      if (!perNetwork.allow(network, now())) throw tooManyRequests(LOGINS_PER_NETWORK)
      if (!perPair.allow(pair, now())) throw tooManyRequests(WRONG_PASSWORDS_PER_NETWORK)
      try {
        const result = await attempt()
        perPair.reset(pair)
        return result
      } catch (error) {
        if (!isWrongPassword(error)) throw error
        if (!perAccount.allow(account, now()) && delayedReplies < MAX_DELAYED_REPLIES) {
          delayedReplies++
          await wait(WRONG_PASSWORD_DELAY_MS).finally(() => delayedReplies--)
        }
        throw error
      }
    },
    isLocked: (account) =>
      perPair
        .findKeys((key) => hasAccount(key, account))
        .some((key) => perPair.getCount(key, now()) >= WRONG_PASSWORDS_PER_NETWORK.max),
    unlock(account) {
      for (const key of perPair.findKeys((each) => hasAccount(each, account))) perPair.reset(key)
      perAccount.reset(account)
    },
    countRequest(network) {
      if (!requests.allow(network, now())) throw tooManyRequests(REQUESTS_PER_NETWORK)
    },
    mayMail: (account) => mails.allow(account, now()),
    countMail(account) {
      if (!mails.allow(account, now())) throw tooManyRequests(MAILS_PER_ADDRESS)
    },
  }
}

/** A network has no spaces in its name. */
const hasAccount = (key: string, account: string) => key.slice(key.indexOf(' ') + 1) === account

const tooManyRequests = ({ windowMs }: { windowMs: number }) =>
  new AppError('too_many_requests', 'Too many attempts from one network; try again later.', {
    retryAfter: windowMs / 1000,
  })

const isWrongPassword = (error: unknown) =>
  error instanceof AppError && (error.code === 'login_failed' || error.code === 'password_wrong')

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
