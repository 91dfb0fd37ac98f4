import type { Showing } from '@lerret/model'
import { selectUpcoming } from '../../content/showing-times.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { readSourceRecords } from '../setting-references.ts'

export const readUpcoming = ({ showings }: { showings: string }, context: BlockContext) =>
  selectUpcoming(readSourceRecords(context, 'showings', showings, 'event'), context.now)

export const startingBetween = (showings: readonly Showing[], from: number, to: number) =>
  showings.filter(({ startsAt }) => {
    const start = Date.parse(startsAt)
    return from <= start && start < to
  })
