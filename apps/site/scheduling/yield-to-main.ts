/** Lets the visitor get a word in before what follows. */
export function nextTurn(): Promise<void> {
  return 'scheduler' in self && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
}
