import type { Film, Showing, SiteConfig } from '@lerret/model'
import { languageCode } from './languages.ts'
import { given } from './optional-property.ts'
import { productionImages, showingFacts } from './showing.ts'
import type { Thing } from './thing.ts'

export function movie(film: Film, url: string, site: SiteConfig): Thing {
  return {
    '@type': 'Movie',
    '@id': movieId(url),
    name: film.title,
    url,
    ...given('alternateName', film.originalTitle === film.title ? undefined : film.originalTitle),
    ...given('description', film.contents[0]?.summary),
    ...given('image', productionImages(film, site)),
    ...(film.year !== undefined && { dateCreated: String(film.year) }),
    ...(film.minutes !== undefined && { duration: `PT${film.minutes}M` }),
    contentRating: film.ageLimit,
    ...given('genre', film.genres),
    ...given(
      'countryOfOrigin',
      film.countries?.map((name) => ({ '@type': 'Country', name })),
    ),
    ...given('director', film.directors?.map(person)),
    ...given('actor', film.cast?.map(person)),
    identifier: { '@type': 'PropertyValue', propertyID: 'EDI', value: film.ediNumber },
  }
}

export function screenings(film: Film, showings: readonly Showing[], url: string, site: SiteConfig): Thing[] {
  return showings.map((showing) => ({
    '@type': 'ScreeningEvent',
    ...showingFacts(showing, film, url, site),
    workPresented: { '@type': 'Movie', '@id': movieId(url), name: film.title },
    ...given('videoFormat', showing.formats.filter(isOfPicture)),
    ...given('inLanguage', languageCode(showing.language)),
    ...given('subtitleLanguage', languageCode(showing.subtitles)),
  }))
}

const movieId = (url: string) => `${url}#film`

const person = (name: string) => ({ '@type': 'Person', name })

/** A showing's formats are of picture and sound alike. */
const isOfPicture = (format: string) => !/atmos|dolby|dts|auro/i.test(format)
