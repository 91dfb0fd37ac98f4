import type { Film, Showing } from '@lerret/model'
import type { CountryLeaf, MovieLeaf, PersonLeaf, ScreeningEventLeaf } from 'schema-dts'
import type { PageContext } from '../context/page-context.ts'
import { findLanguageCode } from './languages.ts'
import { optionalProperty } from './optional-property.ts'
import { eventProperties, productionImages } from './showing.ts'

export function toMovie(film: Film, url: string, context: PageContext): MovieLeaf {
  return {
    '@type': 'Movie',
    '@id': movieIdFromUrl(url),
    name: film.title,
    url,
    ...optionalProperty('alternateName', film.originalTitle === film.title ? undefined : film.originalTitle),
    ...optionalProperty('description', film.contents[0]?.summary),
    ...optionalProperty('image', productionImages(film, context)),
    ...(film.year !== undefined && { dateCreated: String(film.year) }),
    ...(film.minutes !== undefined && { duration: `PT${film.minutes}M` }),
    contentRating: film.ageLimit,
    ...optionalProperty('genre', film.genres),
    ...optionalProperty('countryOfOrigin', film.countries?.map(toCountry)),
    ...optionalProperty('director', film.directors?.map(toPerson)),
    ...optionalProperty('actor', film.cast?.map(toPerson)),
    identifier: { '@type': 'PropertyValue', propertyID: 'EDI', value: film.ediNumber },
  }
}

export function toScreeningEvents(
  film: Film,
  showings: readonly Showing[],
  url: string,
  context: PageContext,
): ScreeningEventLeaf[] {
  return showings.map((showing) => ({
    '@type': 'ScreeningEvent',
    ...eventProperties(showing, film, url, context),
    workPresented: { '@type': 'Movie', '@id': movieIdFromUrl(url), name: film.title },
    ...optionalProperty('videoFormat', findVideoFormats(showing)),
    ...optionalProperty('inLanguage', findLanguageCode(showing.language)),
    ...optionalProperty('subtitleLanguage', findLanguageCode(showing.subtitles)),
  }))
}

const movieIdFromUrl = (url: string) => `${url}#film`

const toPerson = (name: string): PersonLeaf => ({ '@type': 'Person', name })

const toCountry = (name: string): CountryLeaf => ({ '@type': 'Country', name })

/** A showing's formats are both video and sound formats. */
const findVideoFormats = ({ formats }: Showing): string[] =>
  formats.filter((format) => !/atmos|dolby|dts|auro/i.test(format))
