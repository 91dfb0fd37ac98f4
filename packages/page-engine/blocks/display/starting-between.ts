import type { Showing } from '@lerret/model'

export const startingBetween = (showings: readonly Showing[], from: number, to: number) =>
  showings.filter(({ startsAt }) => {
    const start = Date.parse(startsAt)
    return from <= start && start < to
  })
