import type { AgeLimit, Film } from '@lerret/model'
import { addDays, documentUrl, filmSlug } from '@lerret/model'
import { FRI, weekdayFrom } from '../dates.ts'
import { productionId } from '../ids.ts'
import { createAsset, type FindPicture } from './assets.ts'

/** A film, from which its record is created. */
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
  /** The languages of the intertitles and the subtitles. */
  language: string
  subtitles?: string
  /** A video of the demo's media library. */
  trailer?: string
  /** A coming film has its premiere on the first Friday after this many days. */
  premiereAfterDays?: number
  summary: string
  body: string
}

export function createFilm(entry: FilmEntry, today: string, findPicture: FindPicture): Film {
  const slug = filmSlug(entry.title, entry.ediNumber)
  const premiere = premiereDate(entry, today)
  return {
    id: productionId(entry.key),
    object: 'movie',
    objectClass: premiere ? 'movie_coming' : 'movie',
    parentSlug: slug,
    pageReference: slug,
    ediNumber: entry.ediNumber,
    title: entry.title,
    originalTitle: entry.originalTitle ?? entry.title,
    contents: [{ summary: entry.summary, body: entry.body.trim() }],
    assets: [
      createAsset('first_image', `film-${entry.key}`, findPicture),
      createAsset('poster', `film-${entry.key}-poster`, findPicture),
    ],
    features: entry.features,
    ageLimit: entry.ageLimit,
    minutes: entry.minutes,
    ...(premiere && { premiere }),
    ...(entry.trailer !== undefined && { trailerUrl: documentUrl(entry.trailer) }),
    year: entry.year,
    countries: entry.countries,
    genres: entry.genres,
    directors: entry.directors,
    cast: entry.cast,
    distributor: entry.distributor,
  }
}

export function premiereDate(entry: FilmEntry, today: string): string | undefined {
  if (entry.premiereAfterDays === undefined) return undefined
  return weekdayFrom(addDays(today, entry.premiereAfterDays), FRI)
}
