import { AGE_LIMITS, type AgeLimit } from '@lerret/model'

/** The facts that a source has of a film, by the names of our fields; `summary` and `text` are the first of its contents. */
export interface FilmFacts {
  ediNumber?: string
  originalTitle?: string
  year?: number
  countries?: string[]
  genres?: string[]
  ageLimit?: AgeLimit
  minutes?: number
  premiere?: string
  summary?: string
  text?: string
}

/** An age limit, from a number or a sentence such as `Tillatt for alle`. */
export function toAgeLimit(rating: string | number | null | undefined): AgeLimit | undefined {
  const text = String(rating ?? '').trim()
  if (/^(a$|alle|tillat)/i.test(text)) return 'A'
  const number = /\d+/.exec(text)?.[0]
  return AGE_LIMITS.find((limit) => limit === number)
}

/** Returns the facts without fields that are undefined, empty or have no entries. */
export function withoutEmpty(facts: { [Name in keyof FilmFacts]: FilmFacts[Name] | undefined }): FilmFacts {
  const isKnown = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))) as FilmFacts
}
