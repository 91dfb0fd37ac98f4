import { vi } from 'vitest'

/** Repeats a check until it passes, for longer than the second of `vi.waitFor`, since a busy machine is not a failure. */
export const waitUntil = <Result>(
  check: () => Result | Promise<Result>,
  options?: { timeout?: number; interval?: number },
): Promise<Result> => vi.waitFor(check, { timeout: 30_000, ...options })
