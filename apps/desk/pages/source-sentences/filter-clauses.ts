import { sourceWords as words } from '@lerret/words/desk'

/** How a property that sources are filtered by is called, and what a value of it means. */
interface PropertyWords {
  label: string
  /** A part of a sentence: *i sjangeren «{value}»*. */
  clause: string
  /** Clauses for values that have words of their own. */
  clauses?: Readonly<Record<string, string>>
  /** How values are called in a list. */
  values?: Readonly<Record<string, string>>
}

/** The keys are names of properties, without the way to them through a showing's production. */
const PROPERTIES: Readonly<Record<string, PropertyWords>> = {
  object: {
    label: words.propertyObject,
    clause: words.ofType,
    values: { movie: words.valueFilm, culture: words.valueCulture },
  },
  objectClass: {
    label: words.propertyClass,
    clause: words.ofType,
    clauses: { movie: words.shownNow, movie_coming: words.coming },
    values: { movie: words.valueShownNow, movie_coming: words.valueComing },
  },
  genres: { label: words.propertyGenre, clause: words.genre },
  features: { label: words.propertyFeature, clause: words.feature },
  ageLimit: { label: words.propertyAgeLimit, clause: words.ageLimit },
  countries: { label: words.propertyCountry, clause: words.country },
  directors: { label: words.propertyDirector, clause: words.director },
  hall: { label: words.propertyHall, clause: words.hall },
  label: { label: words.propertyLabel, clause: words.label },
  formats: { label: words.propertyFormat, clause: words.format },
  language: { label: words.propertyLanguage, clause: words.language },
  access: {
    label: words.propertyAccess,
    clause: words.other,
    clauses: {
      wheelchair: words.accessWheelchair,
      'hearing-loop': words.accessHearingLoop,
      'audio-description': words.accessAudioDescription,
      relaxed: words.accessRelaxed,
    },
  },
  ticketStatus: {
    label: words.propertyTickets,
    clause: words.other,
    clauses: {
      'on-sale': words.ticketsOnSale,
      'few-left': words.ticketsFewLeft,
      'sold-out': words.ticketsSoldOut,
      'not-yet': words.ticketsNotYet,
      'at-door': words.ticketsAtDoor,
      free: words.ticketsFree,
    },
  },
  state: {
    label: words.propertyState,
    clause: words.other,
    clauses: {
      planned: words.statePlanned,
      cancelled: words.stateCancelled,
      postponed: words.statePostponed,
      moved: words.stateMoved,
    },
  },
  category: {
    label: words.propertyCategory,
    clause: words.category,
    clauses: { news: words.categoryNews, culture: words.categoryCulture },
  },
  author: { label: words.propertyAuthor, clause: words.author },
  productionId: { label: words.propertyProduction, clause: words.ofOneProduction },
  ...Object.fromEntries(
    ['id', 'slug', 'parentSlug', 'pageReference'].map((name) => [
      name,
      { label: words.propertyOther, clause: words.chosen },
    ]),
  ),
}

const OTHER: PropertyWords = { label: words.propertyOther, clause: words.other }

const findWords = (property: string) => PROPERTIES[property.replace(/^production\./, '')] ?? OTHER

export const propertyLabel = (property: string): string => findWords(property).label

/** What a filter asks for, as a part of a sentence. */
export function filterClause(property: string, value: string): string {
  const { clause, clauses } = findWords(property)
  return (clauses?.[value] ?? clause).replace('{value}', value)
}

/** A value in a list of choices: *Med teleslynge*. */
export function valueLabel(property: string, value: string): string {
  const { values, clauses } = findWords(property)
  const text = values?.[value] ?? clauses?.[value] ?? value
  return text.charAt(0).toLocaleUpperCase('nn') + text.slice(1)
}
