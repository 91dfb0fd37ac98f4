import { type AgeLimit, takesPlace } from '@lerret/model'
import { fill } from '@lerret/words'
import { capitalize, dayName, formatDate, uncapitalize } from '../../dates.ts'
import { toOsloClock, toOsloDate } from '../../oslo-clock.ts'
import type { Listing } from '../../showings/listings.ts'
import { getShowingStatus, type ShowingStatus } from '../../showings/status.ts'
import type { DisplayWords } from '../display-words.ts'

/** The programme as plain text, a line for each showing. */
export const formatProgramme = (listings: Listing[], words: DisplayWords): string =>
  listings.map((listing) => formatListing(listing, words)).join('\n')

/** *Laurdag 21. november kl. 19.00: Nosferatu (12 år), Storsalen* */
function formatListing({ showing, production }: Listing, words: DisplayWords): string {
  const { date, time } = toOsloClock(showing.startsAt)
  const line = fill(words.listed, {
    day: capitalize(`${dayName(date, words)} ${formatDateWithoutYear(date, words)}`),
    time,
    title: production.title,
    age: formatAgeLimit(production.ageLimit, words),
    hall: showing.hall,
  })
  return [line, ...formatNotes(showing, words).map((note) => uncapitalize(note, words))].join(', ')
}

/** The plain text has room for the previous start of a moved showing, and for when the sale opens. */
function formatNotes(showing: Listing['showing'], words: DisplayWords): string[] {
  const { state, ticketStatus, previousStart, saleOpensAt } = showing
  const formatInstant = (instant: string) => {
    const { date, time } = toOsloClock(instant)
    return fill(words.listedMoment, {
      day: `${dayName(date, words)} ${formatDateWithoutYear(date, words)}`,
      time,
    })
  }
  const hasMoved = state === 'moved' && previousStart !== null
  const opensLater = takesPlace(showing) && ticketStatus === 'not-yet' && saleOpensAt !== null
  const status = getPrintedStatus(hasMoved ? { ...showing, state: 'planned' } : showing, words)
  return [
    ...(hasMoved ? [fill(words.movedFrom, { when: formatInstant(previousStart) })] : []),
    ...(opensLater
      ? [fill(words.saleOpens, { when: formatInstant(saleOpensAt) })]
      : status
        ? [status.text]
        : []),
  ]
}

const formatAgeLimit = (limit: AgeLimit, words: DisplayWords) =>
  limit === 'A' ? uncapitalize(words.ageForAll, words) : fill(words.years, { age: limit })

/** The title with its status. */
export function formatPrintedName({ showing, production }: Listing, words: DisplayWords): string {
  const status = getPrintedStatus(showing, words)
  return status ? `${production.title} ${status.text}` : production.title
}

/** The status that stays true on paper: not how many tickets are left, and the day on which the sale opens. */
export function getPrintedStatus(showing: Listing['showing'], words: DisplayWords): ShowingStatus | null {
  const status = getShowingStatus(showing, null, words)
  if (showing.state !== 'planned') return status
  if (showing.ticketStatus === 'few-left') return null
  if (showing.ticketStatus !== 'not-yet' || showing.saleOpensAt === null) return status
  const date = formatDateWithoutYear(toOsloDate(showing.saleOpensAt), words)
  return { tone: 'note', text: fill(words.saleFrom, { date }) }
}

/** *21. november*, for a sheet about a single week. */
export const formatDateWithoutYear = (date: string, words: DisplayWords) =>
  formatDate(date, `${date}T12:00:00Z`, words)
