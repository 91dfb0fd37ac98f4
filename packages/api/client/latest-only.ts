/**
 * Wraps a call so that only the latest counts: a new call aborts the pending one, which is rejected with an `AbortError` (see
 * `isSuperseded`) even if its reply arrives later.
 */
export function latestOnly<Args extends unknown[], Result>(
  call: (signal: AbortSignal, ...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) & { cancel(): void } {
  let current: AbortController | null = null

  async function latest(...args: Args): Promise<Result> {
    current?.abort()
    const controller = new AbortController()
    current = controller
    try {
      const result = await call(controller.signal, ...args)
      controller.signal.throwIfAborted()
      return result
    } catch (error) {
      // Other errors of a superseded call do not matter.
      controller.signal.throwIfAborted()
      throw error
    } finally {
      if (current === controller) current = null
    }
  }

  return Object.assign(latest, {
    cancel() {
      current?.abort()
    },
  })
}

export const isSuperseded = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
