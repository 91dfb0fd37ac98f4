import type { AgeLimit } from '@lerret/model'
import { capitalised, dateWithoutDay, dayName, uncapitalised } from '../../dates.ts'
import { clockOf, dateOf } from '../../oslo-clock.ts'
import type { Listing } from '../../showings/listings.ts'
import { type Status, statusOf } from '../../showings/status.ts'
import { isOff } from '../../showings/ticket.ts'
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
  return [line, ...notesOf(showing, words).map(uncapitalised)].join(', ')
}

/** A paper has room to say from when a showing was moved, and when the sale opens. */
function notesOf(showing: Listing['showing'], words: Words): string[] {
  const { state, ticketStatus, previousStart, saleOpensAt } = showing
  const say = (instant: string) => {
    const { date, time } = clockOf(instant)
    return fill(words.listedMoment, { day: `${dayName(date)} ${dayOfThisYear(date)}`, time })
  }
  const hasMoved = state === 'moved' && previousStart !== null
  const opens = !isOff(showing) && ticketStatus === 'not-yet' && saleOpensAt !== null
  const status = printedStatus(hasMoved ? { ...showing, state: 'planned' } : showing, words)
  return [
    ...(hasMoved ? [fill(words.movedFrom, { when: say(previousStart) })] : []),
    ...(opens ? [fill(words.saleOpens, { when: say(saleOpensAt) })] : status ? [status.text] : []),
  ]
}

const ageText = (limit: AgeLimit, words: Words) =>
  limit === 'A' ? uncapitalised(words.ageForAll) : fill(words.years, { age: limit })

/** The title, and what must be known beside it. */
export function printedName({ showing, production }: Listing, words: Words): string {
  const status = printedStatus(showing, words)
  return status ? `${production.title} ${status.text}` : production.title
}

/** What stays true on paper: how many tickets are left does not, and of a sale that has not opened the day does. */
export function printedStatus(showing: Listing['showing'], words: Words): Status | null {
  const status = statusOf(showing, null, words)
  if (showing.state !== 'planned') return status
  if (showing.ticketStatus === 'few-left') return null
  if (showing.ticketStatus !== 'not-yet' || showing.saleOpensAt === null) return status
  const date = dayOfThisYear(dateOf(showing.saleOpensAt))
  return { tone: 'note', text: fill(words.saleFrom, { date }) }
}

/** A week's paper needs no year. */
export const dayOfThisYear = (date: string) => dateWithoutDay(date, `${date}T12:00:00Z`)
