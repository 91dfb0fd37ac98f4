import type { ShowingView } from '@lerret/model'
import { sayMoment, uncapitalised } from '../dates.ts'
import { useNow } from '../now.ts'
import { fill, useWords } from '../words.ts'

/** While nobody answers for the tickets: how old the news is, and a way to a person. */
export function LastKnownNote({
  showings,
  className,
}: {
  showings: ShowingView[]
  className: string | undefined
}) {
  const words = useWords()
  const now = useNow()
  const known = showings.find(({ lastKnown }) => lastKnown)?.lastKnown
  if (!known) return null
  const when = uncapitalised(sayMoment(known.at, now, words))
  return (
    <p className={className}>
      {fill(words.lastKnown, { when })} <a href={`tel:${known.phone.replaceAll(' ', '')}`}>{known.phone}</a>.
    </p>
  )
}
