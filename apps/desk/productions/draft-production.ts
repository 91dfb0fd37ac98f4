import {
  type AgeLimit,
  type Asset,
  cultureSlug,
  EVENT_CODE_LENGTH,
  FILM_NUMBER,
  filmSlug,
  type Production,
  shortHash,
  toSlug,
} from '@lerret/model'
import { fill, productionWords as words } from '@lerret/words/desk'

/** A production while it is written: what is needed may be missing, and fields of both types may be there. */
export interface DraftProduction {
  id: string
  object: Production['object']
  objectClass: string
  title: string
  contents: { summary: string; body: string }[]
  assets: Asset[]
  features: string[]
  ageLimit?: AgeLimit
  minutes?: number
  premiere?: string
  trailerUrl?: string
  parentSlug: string
  pageReference: string
  ediNumber?: string
  originalTitle?: string
  year?: number
  countries?: string[]
  genres?: string[]
  directors?: string[]
  cast?: string[]
  distributor?: string
  performers?: string[]
  organizer?: string
}

/** Changes one field of a production. */
export type ChangeField = <Name extends keyof DraftProduction>(
  field: Name,
  value: DraftProduction[Name] | undefined,
) => void

/** The fields of a production that nobody has written yet. */
export const newProduction = (id: string, object: Production['object']): DraftProduction => ({
  id,
  object,
  objectClass: object === 'movie' ? 'movie_coming' : '',
  title: '',
  contents: [{ summary: '', body: '' }],
  assets: [],
  features: [],
  parentSlug: '',
  pageReference: '',
})

/** The addresses that follow from the title; of a film, also from its number. Empty while these are missing. */
export function suggestSlugs({
  id,
  object,
  title,
  ediNumber = '',
}: Pick<DraftProduction, 'id' | 'object' | 'title' | 'ediNumber'>): Pick<
  DraftProduction,
  'parentSlug' | 'pageReference'
> {
  const words = toSlug(title)
  if (object === 'culture') {
    const code = shortHash(`code ${id}`).slice(0, EVENT_CODE_LENGTH.max)
    return words === ''
      ? { parentSlug: '', pageReference: '' }
      : { parentSlug: words, pageReference: cultureSlug(title, code) }
  }
  const slug = words !== '' && FILM_NUMBER.test(ediNumber) ? filmSlug(title, ediNumber) : ''
  return { parentSlug: slug, pageReference: slug }
}

/** The end of a culture event's address. */
export const CODE_END = new RegExp(`-[a-z0-9]{${EVENT_CODE_LENGTH.min},${EVENT_CODE_LENGTH.max}}$`)

/** The slugs when an address is typed. Events of the same name share the one without the code. */
export const toSlugs = (object: Production['object'], slug: string) =>
  object === 'movie'
    ? { parentSlug: slug, pageReference: slug }
    : { parentSlug: slug.replace(CODE_END, ''), pageReference: slug }

/** The part of the address that visitors see. */
export const getSlug = ({ object, parentSlug, pageReference }: DraftProduction) =>
  object === 'movie' ? parentSlug : pageReference

/** A copy with an address of its own. A film's number belongs to one film, so the copy has none. */
export function copyProduction(
  { ediNumber: _, ...production }: DraftProduction,
  id: string,
): DraftProduction {
  const copy = { ...production, id, title: fill(words.copyTitle, { title: production.title }) }
  return { ...copy, ...suggestSlugs(copy) }
}
