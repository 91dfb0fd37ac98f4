import { MINUTE_MS } from '@lerret/model'
import { AppError, type ErrorCode } from '../errors/app-error.ts'
import { createNetworkLimiter } from './network-limiter.ts'
import { toNetwork } from './rate-limiter.ts'
import { ownCounts, type SharedCounts } from './shared-counts.ts'

/** Wrong secrets of API clients from one network. Programs do not mistype: more than a few are guesses or a wrong setting. */
export const WRONG_SECRET_LIMIT = { max: 20, windowMs: 10 * MINUTE_MS }

export interface SecretAttempts {
  /** Runs the check of a secret, unless there were too many wrong ones from the network of this address. */
  limit<Result>(ip: string, attempt: () => Promise<Result>): Promise<Result>
}

/** One count for all kinds of secrets, so that guesses of different kinds add up. */
export function createSecretAttempts(
  now: () => Date,
  counts: Pick<SharedCounts, 'share'> = ownCounts,
): SecretAttempts {
  const wrongAttempts = createNetworkLimiter(WRONG_SECRET_LIMIT, { name: 'wrong secrets', counts })
  return {
    async limit(ip, attempt) {
      const network = toNetwork(ip)
      if (wrongAttempts.isReached(network, now()))
        throw new AppError('too_many_requests', 'Too many wrong secrets from one place; try again later.', {
          retryAfter: WRONG_SECRET_LIMIT.windowMs / 1000,
        })
      try {
        return await attempt()
      } catch (error) {
        if (error instanceof AppError && WRONG_SECRET_CODES.includes(error.code))
          wrongAttempts.allow(network, now())
        throw error
      }
    },
  }
}

const WRONG_SECRET_CODES: ErrorCode[] = [
  'client_invalid',
  'credentials_invalid',
  'metrics_refused',
  'setup_code_wrong',
]
