import { type AgeLimit, type Film, type Production, youngestAdmitted } from '@lerret/model'

interface Fact {
  label: string
  value: string
}

/** What is known of a film, in the words of the screen. What is not known is left out. */
export function filmFacts(film: Film): Fact[] {
  return known([
    ['Originaltittel', film.originalTitle === film.title ? '' : film.originalTitle],
    ['Regi', listed(film.directors)],
    ['Skodespelarar', listed(film.cast)],
    ['Speletid', duration(film.minutes)],
    ['Sjanger', listed(film.genres)],
    originFact(film),
    ['Aldersgrense', ageLimitText(film.ageLimit)],
    ['Distributør', film.distributor],
  ])
}

/** The same for anything that is on: a culture item tells who is on stage and who invites. */
export function productionFacts(production: Production): Fact[] {
  if (production.object === 'movie') return filmFacts(production)
  return known([
    ['Medverkande', listed(production.performers)],
    ['Arrangør', production.organizer],
    ['Speletid', duration(production.minutes)],
    ['Aldersgrense', ageLimitText(production.ageLimit)],
  ])
}

/** What stands above a title: `Skrekk · 1 t 34 min · Tyskland 1922`, or what kind of evening it is. */
export function kickerOf(production: Production): string {
  const length = duration(production.minutes)
  if (production.object === 'culture') return joined([production.objectClass, length])
  const { genres = [], countries = [], year } = production
  const origin = [countries.join(' og '), year].filter(Boolean).join(' ')
  return joined([genres[0] ?? 'Film', length, origin])
}

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' · ')

/** `1 t 34 min`. */
export function duration(minutes: number | undefined): string {
  if (minutes === undefined) return ''
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} t` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

export function ageLimitText(limit: AgeLimit): string {
  if (limit === 'A') return 'Tillaten for alle'
  const withAdult = youngestAdmitted(limit, true)
  if (withAdult === Number(limit)) return `${limit} år`
  return `${limit} år (${withAdult === 0 ? 'alle' : `${withAdult} år`} i følgje med vaksen)`
}

function originFact({ countries, year }: Film): [label: string, value: string] {
  const land = listed(countries)
  if (land === '') return ['År', year === undefined ? '' : String(year)]
  return year === undefined ? ['Land', land] : ['Land og år', `${land}, ${year}`]
}

const listed = (values: readonly string[] | undefined) => (values ?? []).join(', ')

const known = (facts: [label: string, value: string | undefined][]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
