import { AppError, type ErrorCode } from '../errors/app-error.ts'
import { createLimiter, networkOf } from './rate-limiter.ts'

/** Wrong secrets of programs from one network. Programs do not mistype: more than a few are guesses, or a setting to mend. */
export const WRONG_SECRETS_FROM_ONE_PLACE = { most: 20, withinMs: 10 * 60_000 }

export interface SecretTries {
  /** Looks at a secret that came from an address, unless too many from its network were wrong; elsewhere nobody is held up. */
  judge<Result>(ip: string, attempt: () => Promise<Result>): Promise<Result>
}

/** One count for all that programs show: whoever guesses one guesses the other. */
export function createSecretTries(now: () => Date): SecretTries {
  const wrong = createLimiter(WRONG_SECRETS_FROM_ONE_PLACE)
  return {
    async judge(ip, attempt) {
      const network = networkOf(ip)
      if (wrong.countOf(network, now()) >= WRONG_SECRETS_FROM_ONE_PLACE.most)
        throw new AppError('too_many_requests', 'Too many wrong secrets from one place; try again later.', {
          retryAfter: WRONG_SECRETS_FROM_ONE_PLACE.withinMs / 1000,
        })
      try {
        return await attempt()
      } catch (error) {
        if (error instanceof AppError && WRONG.includes(error.code)) wrong.allow(network, now())
        throw error
      }
    },
  }
}

const WRONG: ErrorCode[] = ['client_invalid', 'credentials_invalid', 'metrics_refused']
