import type { AgeLimit, Film } from '@lerret/model'
import { addDays, filmSlug } from '@lerret/model'
import { FRI, weekdayFrom } from '../dates.ts'
import { productionId } from '../ids.ts'
import { assetOf, type PictureOf } from './assets.ts'

/** What is written about a film; everything else follows from it and from the day. */
export interface FilmEntry {
  key: string
  title: string
  originalTitle?: string
  ediNumber: string
  year: number
  minutes: number
  ageLimit: AgeLimit
  countries: string[]
  genres: string[]
  directors: string[]
  cast: string[]
  distributor: string
  features: string[]
  /** The language of the intertitles, and of the text below the picture. */
  language: string
  subtitles?: string
  /** A film that is coming has its premiere on the first Friday after so many days. */
  premiereAfterDays?: number
  summary: string
  body: string
}

export function filmOf(entry: FilmEntry, today: string, pictureOf: PictureOf): Film {
  const slug = filmSlug(entry.title, entry.ediNumber)
  const premiere = premiereOf(entry, today)
  return {
    id: productionId(entry.key),
    object: 'movie',
    objectClass: premiere ? 'movie_coming' : 'movie',
    parentSlug: slug,
    pageReference: slug,
    ediNumber: entry.ediNumber,
    title: entry.title,
    ...(entry.originalTitle && { originalTitle: entry.originalTitle }),
    contents: [{ summary: entry.summary, body: entry.body.trim() }],
    assets: [
      assetOf('first_image', `film-${entry.key}`, pictureOf),
      assetOf('poster', `film-${entry.key}-poster`, pictureOf),
    ],
    features: entry.features,
    ageLimit: entry.ageLimit,
    minutes: entry.minutes,
    ...(premiere && { premiere }),
    year: entry.year,
    countries: entry.countries,
    genres: entry.genres,
    directors: entry.directors,
    cast: entry.cast,
    distributor: entry.distributor,
  }
}

export function premiereOf(entry: FilmEntry, today: string): string | undefined {
  if (entry.premiereAfterDays === undefined) return undefined
  return weekdayFrom(addDays(today, entry.premiereAfterDays), FRI)
}
