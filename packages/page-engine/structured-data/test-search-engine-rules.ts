import type { Vocabulary } from './test-vocabulary.ts'

/** The properties that search engines require and recommend. A dot leads into a nested thing. */
const RULES: Record<string, { required: string[]; recommended: string[] }> = {
  Event: {
    required: ['name', 'startDate', 'location.address'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'location.name',
      'organizer.name',
      'performer.name',
      'offers.url',
      'offers.price',
      'offers.priceCurrency',
      'offers.availability',
      'offers.validFrom',
    ],
  },
  NewsArticle: {
    required: ['headline'],
    recommended: ['author.name', 'author.url', 'datePublished', 'dateModified', 'image'],
  },
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  Movie: { required: ['name', 'image'], recommended: ['dateCreated', 'director.name'] },
  LocalBusiness: { required: ['name', 'address'], recommended: ['telephone', 'url', 'image'] },
  Organization: { required: ['name'], recommended: ['logo', 'url'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
}

type Thing = { [property: string]: unknown }

export interface MissingProperties {
  required: string[]
  recommended: string[]
}

/** The properties that the things of a page lack, such as `ScreeningEvent.offers.validFrom`. */
export function findMissingProperties(text: string, vocabulary: Vocabulary): MissingProperties {
  const { '@graph': graph = [] } = text === '' ? {} : (JSON.parse(text) as { '@graph'?: Thing[] })
  const missing = graph.map((thing) => findMissingOfThing(thing, vocabulary))
  return {
    required: missing.flatMap(({ required }) => required),
    recommended: missing.flatMap(({ recommended }) => recommended),
  }
}

function findMissingOfThing(thing: Thing, vocabulary: Vocabulary): MissingProperties {
  const types = [thing['@type']].flat() as string[]
  const name = types.join('+')
  const rules = Object.entries(RULES).filter(([ruleType]) =>
    types.some((type) => vocabulary.isSubtype(type, ruleType)),
  )
  if (rules.length === 0) return { required: [`${name}: no search engine uses this type`], recommended: [] }
  const findMissing = (paths: string[]) =>
    paths.filter((path) => !hasValue(thing, path.split('.'))).map((path) => `${name}.${path}`)
  return {
    required: [
      ...rules.flatMap(([, { required }]) => findMissing(required)),
      ...findWrongValues(thing, name),
    ],
    recommended: rules.flatMap(([, { recommended }]) =>
      findMissing(recommended.filter((path) => !(isNotShown(thing) && path.startsWith('offers.')))),
    ),
  }
}

/** A cancelled or postponed event has no offer. */
const isNotShown = ({ eventStatus }: Thing) => /Event(Cancelled|Postponed)$/.test(String(eventStatus))

/** Whether a thing has a value at a path; in a list, whether every element has. */
function hasValue(value: unknown, [key, ...rest]: string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((element) => hasValue(element, key ? [key, ...rest] : []))
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  return typeof value === 'object' && value !== null && hasValue((value as Thing)[key], rest)
}

/** Checks that concern values rather than the presence of properties. */
function findWrongValues(thing: Thing, name: string): string[] {
  const checks: [isWrong: boolean, message: string][] = [
    [
      typeof thing.headline === 'string' && thing.headline.length > 110,
      'headline is longer than 110 letters',
    ],
    [
      Array.isArray(thing.itemListElement) &&
        thing.itemListElement.some(({ position }, index) => position !== index + 1),
      'positions do not count from 1',
    ],
    [
      thing.eventStatus === 'https://schema.org/EventRescheduled' && thing.previousStartDate === undefined,
      'was rescheduled, but has no previousStartDate',
    ],
    [
      typeof thing.endDate === 'string' && Date.parse(thing.endDate) <= Date.parse(String(thing.startDate)),
      'ends before it starts',
    ],
    [
      typeof thing.startDate === 'string' && !/T\d\d:\d\d.*[+-]\d\d:\d\d$/.test(thing.startDate),
      'startDate has no offset',
    ],
  ]
  return checks.flatMap(([isWrong, message]) => (isWrong ? [`${name}: ${message}`] : []))
}
