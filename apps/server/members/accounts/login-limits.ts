import { MINUTE_MS } from '@lerret/model'
import { AppError, type ErrorCode } from '../../platform/errors/app-error.ts'
import { createNetworkLimiter } from '../../platform/security/network-limiter.ts'
import { createRateLimiter } from '../../platform/security/rate-limiter.ts'
import { ownCounts, type SharedCounts } from '../../platform/security/shared-counts.ts'

/** Wrong passwords for one account from one network. */
export const WRONG_PASSWORDS_PER_NETWORK = { max: 10, windowMs: 15 * MINUTE_MS }
/** Log-ins to all accounts from one network, which may be a whole school. */
export const LOGINS_PER_NETWORK = { max: 100, windowMs: 10 * MINUTE_MS }
/** Wrong passwords for one account from all networks. Above the limit, only replies to wrong passwords are delayed. */
export const WRONG_PASSWORDS_PER_ACCOUNT = { max: 50, windowMs: 60 * MINUTE_MS }
/** Sign-ups, requested mails, and attempts with keys and codes, from one network. */
export const REQUESTS_PER_NETWORK = { max: 20, windowMs: 10 * MINUTE_MS }
/** Limits the challenges that passkeys sign: each opened log-in page asks for one. */
export const CHALLENGES_PER_NETWORK = { max: 300, windowMs: 10 * MINUTE_MS }
/** Mails of one kind to one address. */
export const MAILS_PER_ADDRESS = { max: 3, windowMs: 60 * MINUTE_MS }

const WRONG_PASSWORD_DELAY_MS = 2000
/** Each delayed reply holds a connection open. While so many wait, nobody can guess the passwords that are being guessed. */
export const MAX_DELAYED_REPLIES = 200

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
  /** Counts what a network was given to sign with a passkey; throws when there is too much. */
  countChallenge(network: string): void
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
  const limitNetworks = (name: string, limit: { max: number; windowMs: number }) =>
    createNetworkLimiter(limit, { name, counts })
  const wrongPasswords = limitNetworks('wrong passwords of a network', WRONG_PASSWORDS_PER_NETWORK)
  const logIns = limitNetworks('log-ins of a network', LOGINS_PER_NETWORK)
  const requests = limitNetworks('requests', REQUESTS_PER_NETWORK)
  const challenges = limitNetworks('passkey challenges', CHALLENGES_PER_NETWORK)
  const perAccount = counts.share(
    'wrong passwords of an account',
    createRateLimiter(WRONG_PASSWORDS_PER_ACCOUNT),
  )
  const mails = counts.share('mails', createRateLimiter(MAILS_PER_ADDRESS))
  let delayedReplies = 0

  return {
    async tryPassword({ account, network }, attempt) {
      // Counted before the attempt, so that concurrent attempts count too.
      if (!logIns.allow(network, now())) throw tooManyRequests(LOGINS_PER_NETWORK)
      if (!wrongPasswords.allow(network, now(), account)) throw tooManyRequests(WRONG_PASSWORDS_PER_NETWORK)
      const isGuessed = perAccount.getCount(account, now()) >= WRONG_PASSWORDS_PER_ACCOUNT.max
      if (isGuessed && delayedReplies >= MAX_DELAYED_REPLIES)
        throw tooManyRequests(WRONG_PASSWORDS_PER_ACCOUNT)
      try {
        const result = await attempt()
        wrongPasswords.reset(network, account)
        return result
      } catch (error) {
        if (!isWrongPassword(error)) throw error
        if (!perAccount.allow(account, now())) {
          delayedReplies++
          await wait(WRONG_PASSWORD_DELAY_MS).finally(() => delayedReplies--)
        }
        throw error
      }
    },
    isLocked: (account) => wrongPasswords.isReachedFor(account, now()),
    unlock(account) {
      wrongPasswords.resetFor(account)
      perAccount.reset(account)
    },
    countRequest(network) {
      if (!requests.allow(network, now())) throw tooManyRequests(REQUESTS_PER_NETWORK)
    },
    countChallenge(network) {
      if (!challenges.allow(network, now())) throw tooManyRequests(CHALLENGES_PER_NETWORK)
    },
    mayMail: (account) => mails.allow(account, now()),
    countMail(account) {
      if (!mails.allow(account, now())) throw tooManyRequests(MAILS_PER_ADDRESS)
    },
  }
}

const tooManyRequests = ({ windowMs }: { windowMs: number }) =>
  new AppError('too_many_requests', 'Too many attempts from one network; try again later.', {
    retryAfter: windowMs / 1000,
  })

const WRONG: readonly ErrorCode[] = ['login_failed', 'password_wrong', 'passkey_refused']

const isWrongPassword = (error: unknown) => error instanceof AppError && WRONG.includes(error.code)

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
