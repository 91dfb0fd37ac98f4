import type { ShowingView } from '@lerret/model'
import { fill } from '@lerret/words'
import { useNow } from '../context/now.ts'
import { formatMoment, uncapitalize } from '../dates.ts'
import { useWords } from '../words.ts'

/** While the ticketing provider does not answer: how old the ticket status is, and a phone number. */
export function LastKnownNote({
  showings,
  className,
}: {
  showings: ShowingView[]
  className: string | undefined
}) {
  const words = useWords()
  const now = useNow()
  const lastKnown = showings.find((showing) => showing.lastKnown)?.lastKnown
  if (!lastKnown) return null
  const when = uncapitalize(formatMoment(lastKnown.at, now, words), words)
  return (
    <p className={className}>
      {fill(words.lastKnown, { when })}{' '}
      <a href={`tel:${lastKnown.phone.replaceAll(' ', '')}`}>{lastKnown.phone}</a>.
    </p>
  )
}
