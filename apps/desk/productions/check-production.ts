import { FILM_NUMBER, FILM_SLUG_END, findDocumentId, findMediaId, isSlug } from '@lerret/model'
import { productionWords as words } from '@lerret/words/desk'
import { CODE_END, type DraftProduction, getSlug } from './draft-production.ts'

export interface ProductionCheck {
  /** The field, as in *Manglar aldersgrense*. */
  field: string
  /** Whether the production cannot be published without it. */
  isRequired: boolean
}

/** What is missing in a production: what it cannot be published without, and what visitors would miss. */
export function checkProduction(production: DraftProduction): ProductionCheck[] {
  const { object, objectClass, title, contents, assets, ageLimit, minutes, ediNumber, trailerUrl } =
    production
  const isFilm = object === 'movie'
  const slug = getSlug(production)
  const hasAddress = isSlug(slug) && (isFilm ? FILM_SLUG_END : CODE_END).test(slug)
  const [{ summary, body } = { summary: '', body: '' }] = contents
  const required = [
    [title.trim() !== '', words.inTitle],
    [isFilm || objectClass.trim() !== '', words.inClass],
    [!isFilm || FILM_NUMBER.test(ediNumber ?? ''), words.inEdiNumber],
    [ageLimit !== undefined, words.inAgeLimit],
    [hasAddress, words.inAddress],
    [trailerUrl === undefined || isTrailerAddress(trailerUrl), words.inTrailer],
  ] as const
  const advised = [
    [summary.trim() !== '', words.inSummary],
    [body.trim() !== '', words.inText],
    [!isFilm || minutes !== undefined, words.inMinutes],
    [assets.length > 0, words.inPicture],
    // A picture in the library has its text there.
    [assets.every(({ alt, url }) => alt.trim() !== '' || findMediaId(url) !== null), words.inAlt],
  ] as const
  return [
    ...required.filter(([isDone]) => !isDone).map(([, field]) => ({ field, isRequired: true })),
    ...advised.filter(([isDone]) => !isDone).map(([, field]) => ({ field, isRequired: false })),
  ]
}

/** On another site, or a video of the library. */
export const isTrailerAddress = (text: string) =>
  findDocumentId(text) !== null || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
