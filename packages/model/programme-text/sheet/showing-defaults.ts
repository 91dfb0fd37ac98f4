import type { Production } from '../../content/production.ts'
import type { Showing } from '../../showings/showing.ts'
import { type HouseRules, occupiedMinutes } from './house-rules.ts'

/** The values of a new showing when nothing else is typed: those of the production's latest showing. */
export interface ShowingDefaults {
  minutes: number
  hall: string
  formats: string[]
  language: string | undefined
  subtitles: string | undefined
  priceFrom: number | undefined
  ticketStatus: Showing['ticketStatus']
  /** The access of each hall. */
  access: ReadonlyMap<string, Showing['access']>
}

export function findDefaults(
  production: Pick<Production, 'id' | 'object'> & { minutes?: number | null | undefined },
  { showings, rules, mainHall }: { showings: readonly Showing[]; rules: HouseRules; mainHall: string },
): ShowingDefaults {
  const own = showings
    .filter(({ productionId }) => productionId === production.id)
    .sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt) || (a.id < b.id ? -1 : 1))
  const latest = own[0]
  const isFilm = production.object === 'movie'
  return {
    minutes: occupiedMinutes(production, rules),
    // Films move between halls, and the main hall needs no mark. Other events have a hall of their own.
    hall: isFilm ? mainHall : (latest?.hall ?? mainHall),
    formats: isFilm ? ['2D'] : (latest?.formats ?? []),
    language: latest?.language,
    subtitles: latest?.subtitles,
    priceFrom: latest?.priceFrom,
    ticketStatus: chooseTicketStatus(latest),
    access: new Map(showings.map(({ hall, access }) => [hall, access.filter(isOfHall)])),
  }
}

/** Step-free access and a hearing loop belong to the hall; the rest is chosen for each showing. */
const isOfHall = (access: Showing['access'][number]) => access === 'wheelchair' || access === 'hearing-loop'

/** A typed showing is not with the provider yet, so that it cannot be on sale. */
function chooseTicketStatus(latest: Showing | undefined): Showing['ticketStatus'] {
  if (!latest) return 'at-door'
  return latest.ticketStatus === 'at-door' || latest.ticketStatus === 'free' ? latest.ticketStatus : 'not-yet'
}
