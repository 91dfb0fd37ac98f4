/** Loads code that is not needed yet, when the browser has nothing else to do. What fails is loaded again when it is needed. */
export function loadWhenIdle(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const start = () => {
    for (const load of loads) void load().catch(() => {})
  }
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start)
  return () => cancelIdleCallback(handle)
}

const FALLBACK_DELAY_MS = 1000
