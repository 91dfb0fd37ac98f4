import type { AgeLimit } from '@lerret/model'
import { capitalised, dateWithoutDay, dayName, uncapitalised } from '../../dates.ts'
import { clockOf } from '../../oslo-clock.ts'
import type { Listing } from '../../showings/program.ts'
import { statusOf } from '../../showings/status.ts'
import { fill, type Words } from '../../words.ts'

/** The programme as the local paper prints it, a line to each showing. */
export const plainText = (listings: Listing[], words: Words): string =>
  listings.map((listing) => plainLine(listing, words)).join('\n')

/** *Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen* */
function plainLine({ showing, production }: Listing, words: Words): string {
  const { date, time } = clockOf(showing.startsAt)
  const line = fill(words.listed, {
    day: capitalised(`${dayName(date)} ${dayOfThisYear(date)}`),
    time,
    title: production.title,
    age: ageText(production.ageLimit, words),
    hall: showing.hall,
  })
  const status = printedStatus(showing, words)
  return status ? `${line}, ${uncapitalised(status.text)}` : line
}

const ageText = (limit: AgeLimit, words: Words) =>
  limit === 'A' ? uncapitalised(words.ageForAll) : fill(words.years, { age: limit })

/** The title, and what must be known beside it. */
export function printedName({ showing, production }: Listing, words: Words): string {
  const status = printedStatus(showing, words)
  return status ? `${production.title} ${status.text}` : production.title
}

/** What stays true on paper: how many tickets are left does not. */
export function printedStatus(showing: Listing['showing'], words: Words) {
  if (showing.ticketStatus === 'few-left' && showing.state !== 'cancelled' && showing.state !== 'postponed')
    return null
  return statusOf(showing, null, words)
}

/** A week's paper needs no year. */
export const dayOfThisYear = (date: string) => dateWithoutDay(date, `${date}T12:00:00Z`)
