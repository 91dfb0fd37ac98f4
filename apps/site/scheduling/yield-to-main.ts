/** Lets the browser handle input before the work continues. */
export function yieldToMain(): Promise<void> {
  return 'scheduler' in self && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
}
