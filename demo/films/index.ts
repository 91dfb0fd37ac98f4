import type { Production, Showing } from '@lerret/model'
import { cultureShowings } from '../culture/index.ts'
import type { FindPicture } from './assets.ts'
import { comedies } from './comedies.ts'
import { dramas } from './dramas.ts'
import { createFilm } from './film.ts'
import { germanFilms } from './german.ts'
import { nordicFilms } from './nordic.ts'
import { createShowings } from './showings.ts'

export const filmEntries = [...germanFilms, ...comedies, ...nordicFilms, ...dramas]

/** The films of the house, now showing and coming. `today` is a date in Oslo: `2026-11-20`. */
export function films(today: string, findPicture: FindPicture): Production[] {
  return filmEntries.map((entry) => createFilm(entry, today, findPicture))
}

/** Their screenings over the coming five weeks. */
export const filmShowings = (today: string): Showing[] =>
  createShowings(filmEntries, cultureShowings(today), today)
