import type { Access, Showing } from '@lerret/model'
import { addDays } from '@lerret/model'
import { daysBetween, FRI, getWeekday, isoAfter, isoAt, SAT, weekNumber } from '../dates.ts'
import { createTicketNumber, productionId } from '../ids.ts'
import { type FilmEntry, premiereDate } from './film.ts'
import { premiereSlots, slotsOfWeek } from './rhythm.ts'

const WEEKS = 5
const ADVERTS_MINUTES = 10
const CLEANING_MINUTES = 25
const COMPANION_NOTE = 'Ledsagar går gratis. Vis ledsagarbevis i skranken eller i døra.'

/** The cinema is closed on these dates, except when the demo's date is one of them. */
const CLOSED_DAYS = ['12-24', '12-31']

/** Films that are shown with Dolby Atmos. */
const ATMOS_FILMS = ['metropolis', 'nosferatu', 'haxan', 'potemkin', 'gold-rush']

interface Screening {
  film: FilmEntry
  date: string
  time: string
  hall: string
  label?: string
}

/** Every screening of the coming five weeks, in order of time. Culture events have precedence in a hall. */
export function createShowings(films: FilmEntry[], cultureShowings: Showing[], today: string): Showing[] {
  const premieres = premiereScreenings(films, today)
  const taken = new Set(premieres.map(slotKey))
  const regular = regularScreenings(films, today).filter((screening) => !taken.has(slotKey(screening)))
  const showings = [...premieres, ...regular]
    .map((screening) => createShowing(screening, today))
    .filter((showing) => !cultureShowings.some((other) => needSameHall(showing, other)))
    .sort((a, b) => compare(a.startsAt, b.startsAt) || compare(a.id, b.id))
  return withChanges(showings, today)
}

function premiereScreenings(films: FilmEntry[], today: string): Screening[] {
  return premiereSlots.flatMap(({ film: key, daysAfter, ...slot }) => {
    const film = filmBy(key, films)
    const premiere = premiereDate(film, today)
    if (!premiere) throw new Error(`"${key}" has premiere hours, but no premiere.`)
    const date = addDays(premiere, daysAfter)
    return daysBetween(today, date) < WEEKS * 7 ? [{ ...slot, film, date }] : []
  })
}

function regularScreenings(films: FilmEntry[], today: string): Screening[] {
  const dates = Array.from({ length: WEEKS * 7 }, (_, day) => addDays(today, day)).filter(
    (date) => date === today || !CLOSED_DAYS.includes(date.slice(5)),
  )
  return dates.flatMap((date) =>
    slotsOfWeek(weekNumber(date))
      .filter(({ weekday }) => weekday === getWeekday(date))
      .map(({ weekday: _, film, ...slot }) => ({ ...slot, film: filmBy(film, films), date })),
  )
}

function createShowing(screening: Screening, today: string): Showing {
  const { film, date, time, hall, label } = screening
  const id = `ev-${film.key}-${date}-${time.replace('.', '')}`
  const startsAt = isoAt(date, time)
  const isAtDoor = hall === 'Kjellaren'
  const isNotYet = film.key === 'gold-rush'
  return {
    id,
    productionId: productionId(film.key),
    startsAt,
    endsAt: isoAfter(startsAt, film.minutes + ADVERTS_MINUTES),
    hall,
    ticketStatus: isAtDoor ? 'at-door' : isNotYet ? 'not-yet' : 'on-sale',
    ...(isNotYet && { saleOpensAt: isoAt(addDays(today, 7), '10.00') }),
    state: 'planned',
    priceFrom: showingPrice(screening),
    formats:
      hall === 'Storsalen' && !isLive(label) && ATMOS_FILMS.includes(film.key) ? ['2D', 'Atmos'] : ['2D'],
    language: film.language,
    ...(film.subtitles && { subtitles: film.subtitles }),
    access: listAccess(screening),
    ...(label && { label }),
    ...((hall === 'Storsalen' || label === 'Barnekino') && { companionNote: COMPANION_NOTE }),
    ...(!isAtDoor && { checkout: { venueId: 'fjordheim', eventId: createTicketNumber(id) } }),
  }
}

function showingPrice({ film, date, time, hall, label }: Screening): number {
  if (film.key === 'reisa-til-manen' || label === 'Seniorkino') return 90
  if (isLive(label)) return 160
  if (label === 'Babykino' || label === 'Barnekino' || label === 'Etter skuletid') return 95
  if (label === 'Premiere') return 145
  if (label === 'Vaffelkino') return 115
  if (hall === 'Kjellaren') return 100
  if (time < '16.00') return 110
  const isWeekendEvening = [FRI, SAT].includes(getWeekday(date))
  return isWeekendEvening ? 140 : 130
}

function listAccess({ hall, label }: Screening): Access[] {
  const access: Access[] = []
  if (hall !== 'Kjellaren') access.push('wheelchair')
  if (hall === 'Storsalen') access.push('hearing-loop')
  if (label === 'Seniorkino') access.push('audio-description')
  if (label === 'Babykino' || label === 'Roleg framsyning') access.push('relaxed')
  return access
}

const isLive = (label: string | undefined) => label?.startsWith('Levande') ?? false

/** Changes of single screenings, by the film and the index of its screening from tomorrow on. */
const changes: { film: string; nth: number; change: (showing: Showing) => Partial<Showing> }[] = [
  { film: 'nosferatu', nth: 0, change: () => ({ ticketStatus: 'few-left' }) },
  { film: 'nosferatu', nth: 2, change: () => ({ ticketStatus: 'sold-out' }) },
  { film: 'metropolis', nth: 1, change: () => ({ ticketStatus: 'sold-out' }) },
  { film: 'the-kid', nth: 1, change: () => ({ ticketStatus: 'few-left' }) },
  { film: 'sunrise', nth: 3, change: () => ({ ticketStatus: 'few-left' }) },
  { film: 'haxan', nth: 1, change: () => ({ ticketStatus: 'few-left' }) },
  { film: 'safety-last', nth: 2, change: () => ({ state: 'cancelled' }) },
  { film: 'fante-anne', nth: 3, change: () => ({ state: 'postponed' }) },
  {
    film: 'korkarlen',
    nth: 1,
    change: ({ startsAt }) => ({ state: 'moved', previousStart: isoAfter(startsAt, -24 * 60 - 60) }),
  },
  {
    film: 'reisa-til-manen',
    nth: 1,
    change: () => ({ ticketStatus: 'free', priceFrom: 0, label: 'Gratis vaffelkino' }),
  },
]

function withChanges(showings: Showing[], today: string): Showing[] {
  const tomorrow = isoAt(addDays(today, 1), '00.00')
  const changed = new Map(
    changes.map(({ film, nth, change }) => {
      const ofFilm = showings.filter(
        ({ productionId: id, startsAt }) => id === productionId(film) && startsAt >= tomorrow,
      )
      const showing = ofFilm[nth]
      if (!showing) throw new Error(`"${film}" has no screening number ${nth} from tomorrow on.`)
      return [showing.id, { ...showing, ...change(showing) }]
    }),
  )
  return showings.map((showing) => withoutCheckoutWhenFree(changed.get(showing.id) ?? showing))
}

function withoutCheckoutWhenFree(showing: Showing): Showing {
  if (showing.ticketStatus !== 'free') return showing
  const { checkout: _, ...rest } = showing
  return rest
}

function needSameHall(showing: Showing, other: Showing): boolean {
  return (
    showing.hall === other.hall &&
    showing.startsAt < isoAfter(other.endsAt, CLEANING_MINUTES) &&
    other.startsAt < isoAfter(showing.endsAt, CLEANING_MINUTES)
  )
}

const slotKey = ({ date, time, hall }: Screening) => `${date} ${time} ${hall}`

function filmBy(key: string, films: FilmEntry[]): FilmEntry {
  const film = films.find((entry) => entry.key === key)
  if (!film) throw new Error(`The weekly rhythm names "${key}", which is no film of the house.`)
  return film
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
