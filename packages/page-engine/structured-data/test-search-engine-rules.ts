import type { Vocabulary } from './test-vocabulary.ts'

/** What search engines require of a thing to show it, and what they recommend. Dots lead into things within. */
const ASKED: Record<string, { required: string[]; recommended: string[] }> = {
  Event: {
    required: ['name', 'startDate', 'location.address'],
    recommended: [
      ...[
        'description',
        'endDate',
        'eventStatus',
        'image',
        'location.name',
        'organizer.name',
        'performer.name',
      ],
      ...['offers.url', 'offers.price', 'offers.priceCurrency', 'offers.availability', 'offers.validFrom'],
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

/** What the things of a page lack, each as `ScreeningEvent.offers.validFrom`. */
export function findMissingProperties(text: string, vocabulary: Vocabulary): MissingProperties {
  const { '@graph': graph = [] } = text === '' ? {} : (JSON.parse(text) as { '@graph'?: Thing[] })
  const lacking = graph.map((thing) => missingOf(thing, vocabulary))
  return {
    required: lacking.flatMap(({ required }) => required),
    recommended: lacking.flatMap(({ recommended }) => recommended),
  }
}

function missingOf(thing: Thing, vocabulary: Vocabulary): MissingProperties {
  const types = [thing['@type']].flat() as string[]
  const name = types.join('+')
  const asked = Object.entries(ASKED).filter(([kind]) =>
    types.some((type) => vocabulary.isKindOf(type, kind)),
  )
  if (asked.length === 0) return { required: [`${name}: nobody asks for this`], recommended: [] }
  const lacking = (paths: string[]) =>
    paths.filter((path) => !has(thing, path.split('.'))).map((path) => `${name}.${path}`)
  return {
    required: [...asked.flatMap(([, { required }]) => lacking(required)), ...wrongIn(thing, name)],
    recommended: asked.flatMap(([, { recommended }]) =>
      lacking(recommended.filter((path) => !(isCalledOff(thing) && path.startsWith('offers.')))),
    ),
  }
}

/** To what does not take place there is no ticket. */
const isCalledOff = ({ eventStatus }: Thing) => /Event(Cancelled|Postponed)$/.test(String(eventStatus))

/** In lists, every element has it. */
function has(value: unknown, [key, ...rest]: string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((each) => has(each, key ? [key, ...rest] : []))
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  return typeof value === 'object' && value !== null && has((value as Thing)[key], rest)
}

/** Rules that no list of properties tells. */
function wrongIn(thing: Thing, name: string): string[] {
  const wrong: [boolean, string][] = [
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
      'was moved, and does not say from when',
    ],
    [
      typeof thing.endDate === 'string' && Date.parse(thing.endDate) <= Date.parse(String(thing.startDate)),
      'ends before it begins',
    ],
    [
      typeof thing.startDate === 'string' && !/T\d\d:\d\d.*[+-]\d\d:\d\d$/.test(thing.startDate),
      'startDate has no offset',
    ],
  ]
  return wrong.flatMap(([isWrong, why]) => (isWrong ? [`${name}: ${why}`] : []))
}
