import type { Production, Showing } from '@lerret/model'
import { cultureShowings } from '../culture/index.ts'
import type { PictureOf } from './assets.ts'
import { comedies } from './comedies.ts'
import { dramas } from './dramas.ts'
import { filmOf } from './film.ts'
import { germanFilms } from './german.ts'
import { nordicFilms } from './nordic.ts'
import { showingsOf } from './showings.ts'

export type { PictureFacts, PictureOf } from './assets.ts'

export const filmEntries = [...germanFilms, ...comedies, ...nordicFilms, ...dramas]

/** The films of the house, now showing and coming. `today` is a date in Oslo: `2026-11-20`. */
export function films(today: string, pictureOf: PictureOf): Production[] {
  return filmEntries.map((entry) => filmOf(entry, today, pictureOf))
}

/** Their screenings over the coming five weeks. */
export const filmShowings = (today: string): Showing[] =>
  showingsOf(filmEntries, cultureShowings(today), today)
