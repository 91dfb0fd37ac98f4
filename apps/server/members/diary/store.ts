import { type DiaryEntry, filmPath, toHref } from '@lerret/model'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { findFilms, findPoster } from '../films/store.ts'
import { isWritten } from '../reviews/store.ts'
import { review } from '../reviews/table.ts'
import { readTickets } from '../tickets/store.ts'

/** The films that a member has had a ticket to or reviewed, the latest first. Tickets to events on the stage are left out. */
export async function readDiary(
  db: Queryable,
  { personId, now }: { personId: string; now: Date },
): Promise<DiaryEntry[]> {
  const tickets = await readTickets(db, { personId, now })
  const pastTickets = tickets.filter(({ expirationDate }) => Date.parse(expirationDate) < +now)
  const reviews = await db
    .select()
    .from(review)
    .where(and(eq(review.personId, personId), isWritten))
  const ids = [
    ...pastTickets.map(({ movieId }) => movieId),
    ...reviews.map(({ productionId }) => productionId),
  ]
  const films = new Map((await findFilms(db, [...new Set(ids)])).map((film) => [film.id, film]))
  const entries = [...new Set(ids)].flatMap((movieId): DiaryEntry[] => {
    const film = films.get(movieId)
    // Past tickets are sorted, the latest first.
    const lastTicket = pastTickets.find((ticket) => ticket.movieId === movieId)
    const own = reviews.find(({ productionId }) => productionId === movieId)
    if (!film && !own) return []
    return [
      {
        movieId,
        title: film?.title ?? lastTicket?.movieTitle ?? '',
        poster: film ? findPoster(film) : (lastTicket?.image ?? ''),
        link: film ? toHref(filmPath(film)) : '',
        seenAt: lastTicket?.startTime ?? '',
        review: own
          ? {
              id: own.id,
              rating: own.rating,
              comment: own.comment,
              addedAt: own.addedAt.toISOString(),
              isHidden: own.state === 'hidden',
            }
          : null,
      },
    ]
  })
  return entries.sort((a, b) => Date.parse(entryDate(b)) - Date.parse(entryDate(a)))
}

const entryDate = ({ seenAt, review: own }: DiaryEntry) => seenAt || (own?.addedAt ?? '')
