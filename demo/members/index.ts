import { addDays, formatLongDate, mediaUrl, type Ticket } from '@lerret/model'
import { dateWords } from '@lerret/words/nynorsk/dates'
import { isoAfter, isoAt } from '../dates.ts'
import { filmEntries, filmShowings } from '../films/index.ts'
import { createUuid, productionId } from '../ids.ts'
import { opinions } from './opinions.ts'
import { type Account, accounts, people } from './people.ts'

export type { Account } from './people.ts'

export interface DemoMembers {
  /** The accounts that can log in. */
  accounts: Account[]
  /** The authors of reviews; `key` is that of an account, or of a person who cannot log in. */
  people: { key: string; name: string }[]
  reviews: {
    id: string
    who: string
    productionId: string
    rating: number
    comment: string
    addedAt: string
  }[]
  likes: { reviewId: string; who: string }[]
  watchList: { who: string; productionId: string; addedAt: string }[]
  tickets: { who: string; ticket: Omit<Ticket, 'id' | 'link' | 'isFilm'> }[]
  clubItems: ClubItem[]
}

export interface ClubItem {
  id: string
  kind: 'offer' | 'screening'
  title: string
  text: string
  startsAt: string | null
  hall: string
  endsAt: string
}

/** The members of the demo house on a date in Oslo, with one partner. */
export function demoMembers({ today, partner }: { today: string; partner: string }): DemoMembers {
  const reviews = createReviews(today, partner)
  return {
    accounts,
    people: Object.entries(people).map(([key, name]) => ({ key, name })),
    reviews,
    likes: createLikes(reviews),
    watchList: ['medlem', 'klubb'].flatMap((who) => createWatchList(who, today)),
    tickets: ['medlem', 'klubb'].flatMap((who) => createTickets(who, { today, partner })),
    clubItems: createClubItems(today, partner),
  }
}

function createReviews(today: string, partner: string): DemoMembers['reviews'] {
  return Object.entries(opinions).flatMap(([film, written]) =>
    written.map(([who, rating, daysAgo, comment], at) => ({
      id: createUuid(`review ${partner} ${film} ${who}`),
      who,
      productionId: productionId(film),
      rating,
      comment,
      addedAt: isoAt(addDays(today, -daysAgo), `${17 + (at % 6)}.${10 + 7 * at}`),
    })),
  )
}

/** Each review is liked by some of the other authors. */
function createLikes(reviews: DemoMembers['reviews']): DemoMembers['likes'] {
  const everyone = Object.keys(people)
  return reviews.flatMap(({ id, who }, at) =>
    everyone
      .filter((other, place) => other !== who && (place * 5 + at * 3) % 11 < at % 4)
      .map((other) => ({ reviewId: id, who: other })),
  )
}

const WANTED: Record<string, string[]> = {
  medlem: ['sunrise', 'metropolis', 'brudeferden', 'gold-rush', 'haxan', 'fante-anne'],
  klubb: ['nosferatu', 'jeanne-darc', 'sherlock-jr'],
}

const createWatchList = (who: string, today: string) =>
  (WANTED[who] ?? []).map((film, at) => ({
    who,
    productionId: productionId(film),
    addedAt: isoAt(addDays(today, at - 20), '20.15'),
  }))

const SEATS: Record<string, Ticket['seatsInfo']> = {
  medlem: { info: 'Rad 6, sete 11 og 12', seats: [{ row: '6', seats: '11, 12' }] },
  klubb: {
    info: 'Rad 3, sete 7, og rad 4, sete 7',
    seats: [
      { row: '3', seats: '7' },
      { row: '4', seats: '7' },
    ],
  },
}

/** Two tickets to coming showings, and two old ones. */
function createTickets(
  who: string,
  { today, partner }: { today: string; partner: string },
): DemoMembers['tickets'] {
  const coming = filmShowings(today)
    .filter(
      ({ startsAt, state, checkout }) =>
        startsAt > isoAt(addDays(today, 1), '00.00') && state === 'planned' && checkout,
    )
    .filter((_, at) => at === (who === 'medlem' ? 0 : 1) || at === (who === 'medlem' ? 7 : 9))
    .map(({ productionId: id, startsAt, endsAt, hall }) => ({ id, startsAt, endsAt, hall }))
  const past = [
    { id: productionId('the-general'), days: -9 },
    { id: productionId('korkarlen'), days: -33 },
  ].map(({ id, days }) => {
    const startsAt = isoAt(addDays(today, days), '19.00')
    return { id, startsAt, endsAt: isoAfter(startsAt, 110), hall: 'Storsalen' }
  })
  return [...coming, ...past].map(({ id, startsAt, endsAt, hall }, at) => {
    const film = filmEntries.find(({ key }) => productionId(key) === id)
    const code = `${partner}-${who.toUpperCase()}-${at + 1}`
    return {
      who,
      ticket: {
        movieId: id,
        movieTitle: film?.title ?? '',
        notes: at === 0 ? 'Dørene opnar ein halv time før. Vis koden i døra.' : '',
        qrCode: code,
        // Not bought through the provider, so there is no order page.
        qrUrl: '',
        startTime: startsAt,
        expirationDate: endsAt,
        image: film ? mediaUrl(`film-${film.key}-poster`) : '',
        sal: hall,
        seatsInfo: SEATS[who] ?? { info: '', seats: [] },
      },
    }
  })
}

function createClubItems(today: string, partner: string): ClubItem[] {
  const item = (
    key: string,
    inDays: number,
    rest: Omit<ClubItem, 'id' | 'endsAt' | 'startsAt' | 'hall'>,
  ) => ({
    id: createUuid(`club ${partner} ${key}`),
    startsAt: null,
    hall: '',
    endsAt: isoAt(addDays(today, inDays), '23.59'),
    ...rest,
  })
  const screening = (key: string, inDays: number, title: string, text: string): ClubItem => {
    const startsAt = isoAt(addDays(today, inDays), '19.30')
    const shown = item(key, inDays, { kind: 'screening', title, text })
    return { ...shown, startsAt, hall: 'Sal 2', endsAt: isoAfter(startsAt, 150) }
  }
  return [
    item('popkorn', 14, {
      kind: 'offer',
      title: 'Popkorn på huset',
      text: 'Vis medlemskortet i kiosken, så får du ein liten popkorn til kvar film du ser.',
    }),
    item('ta-med', 30, {
      kind: 'offer',
      title: 'Ta med ein ven',
      text: `To billettar til prisen av éin, alle dagar til og med ${formatLongDate(addDays(today, 30), dateWords)}.`,
    }),
    item('gavekort', 40, {
      kind: 'offer',
      title: 'Ti prosent avslag på gåvekort',
      text: 'Gjeld i skranken, når du viser medlemskortet.',
    }),
    screening(
      'klubbkveld',
      6,
      'Klubbkveld: Das Cabinet des Dr. Caligari',
      'Innleiing før filmen, og prat i baren etterpå.',
    ),
    screening(
      'overraskinga',
      20,
      'Overraskingsfilmen',
      'Ingen veit kva vi viser før lyset går. Berre for medlemmer.',
    ),
  ]
}
