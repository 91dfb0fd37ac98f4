/** Says a line when it is news: not when it was said the last time round as well. */
export function sayNews(say: (text: string) => void): { say(text: string): void; nextRound(): void } {
  let before = new Set<string>()
  let now = new Set<string>()
  return {
    say(text) {
      if (!before.has(text) && !now.has(text)) say(text)
      now.add(text)
    },
    nextRound() {
      before = now
      now = new Set()
    },
  }
}
