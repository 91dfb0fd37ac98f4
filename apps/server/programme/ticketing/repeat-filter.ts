/** Logs a line unless the same line was logged in this round or the previous one. */
export function createRepeatFilter(logWarning: (text: string) => void): {
  logWarning(text: string): void
  nextRound(): void
} {
  let previous = new Set<string>()
  let current = new Set<string>()
  return {
    logWarning(text) {
      if (!previous.has(text) && !current.has(text)) logWarning(text)
      current.add(text)
    },
    nextRound() {
      previous = current
      current = new Set()
    },
  }
}
