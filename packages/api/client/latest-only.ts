/**
 * A call of which only the latest counts: a new one gives up the one still under way, which is then rejected with an
 * `AbortError` (see `isSuperseded`) and never with an answer, however late it comes.
 */
export function latestOnly<Args extends unknown[], Result>(
  call: (signal: AbortSignal, ...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) & { cancel(): void } {
  let current: AbortController | null = null

  async function latest(...args: Args): Promise<Result> {
    current?.abort()
    const own = new AbortController()
    current = own
    try {
      const result = await call(own.signal, ...args)
      own.signal.throwIfAborted()
      return result
    } catch (error) {
      // Whatever went wrong with a call that nobody waits for is no news.
      own.signal.throwIfAborted()
      throw error
    } finally {
      if (current === own) current = null
    }
  }

  return Object.assign(latest, {
    cancel() {
      current?.abort()
    },
  })
}

export const isSuperseded = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
