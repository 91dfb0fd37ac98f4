import type { Vocabulary } from './test-vocabulary.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What is wrong with the text of a page's `<script type="application/ld+json">`, by the vocabulary of schema.org. */
export function validateJsonLd(text: string, vocabulary: Vocabulary): string[] {
  if (text === '') return []
  const { '@context': context, '@graph': graph } = JSON.parse(text) as { [key: string]: Json }
  if (context !== 'https://schema.org') return [`@context is ${context}`]
  return (graph as Json[]).flatMap((thing) => inThing(thing, { vocabulary, expected: [], place: '' }))
}

interface Where {
  vocabulary: Vocabulary
  /** The types that may stand here; any where none is named. */
  expected: string[]
  place: string
}

function inThing(thing: Json, { vocabulary, expected, place }: Where): string[] {
  if (thing === null || typeof thing !== 'object' || Array.isArray(thing)) return [`${place}: is no thing`]
  const types = [thing['@type'] ?? []].flat().map(String)
  const at = `${place}${types.join('+')}`
  const id = thing['@id']
  if (id !== undefined && !isAddress(id)) return [`${at}: @id is no address`]
  // Alone, it refers to a thing that is told elsewhere.
  if (types.length === 0) return Object.keys(thing).join() === '@id' ? [] : [`${at}: is of no type`]
  const unknown = types.filter((type) => !vocabulary.isType(type) || vocabulary.successorOf(type))
  if (unknown.length > 0) return [`${at}: ${unknown.join()} is no type of today`]
  const isExpected = types.some((type) => expected.some((wanted) => vocabulary.isKindOf(type, wanted)))
  const wrong = expected.length > 0 && !isExpected ? [`${at}: is not of ${expected.join(' or ')}`] : []
  const properties = Object.entries(thing).filter(([name]) => name !== '@type' && name !== '@id')
  return [
    ...wrong,
    ...properties.flatMap(([name, value]) => inProperty(name, value, types, { vocabulary, at })),
  ]
}

function inProperty(
  name: string,
  value: Json,
  types: string[],
  { vocabulary, at }: { vocabulary: Vocabulary; at: string },
): string[] {
  const place = `${at}.${name}`
  // What an action takes in is told of a property by this ending, and is text.
  const own = name.replace(/-(input|output)$/, '')
  const property = vocabulary.property(own)
  if (own !== name) return property && typeof value === 'string' ? [] : [`${place}: is no input`]
  if (!property) return [`${place}: is no property`]
  const successor = vocabulary.successorOf(name)
  if (successor) return [`${place}: is now called ${successor}`]
  const belongs = types.some((type) => [...property.types].some((kind) => vocabulary.isKindOf(type, kind)))
  if (!belongs) return [`${place}: belongs to ${[...property.types].join(', ')}`]
  const values = [value].flat()
  if (values.length === 0) return [`${place}: is empty`]
  return values.flatMap((each) => inValue(each, { vocabulary, expected: [...property.values], place }))
}

function inValue(value: Json, { vocabulary, expected, place }: Where): string[] {
  if (value !== null && typeof value === 'object')
    return inThing(value, { vocabulary, expected, place: `${place} > ` })
  const isFine = expected.some((type) => isOfType(value, type, vocabulary))
  return isFine ? [] : [`${place}: ${JSON.stringify(value)} is not of ${expected.join(' or ')}`]
}

const DATE = /^\d{4}(-\d\d(-\d\d)?)?$/
/** Without an offset, nobody abroad knows when. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/
const DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/

const isMoment = (value: string, form: RegExp) => form.test(value) && !Number.isNaN(Date.parse(value))

function isOfType(value: Json, type: string, vocabulary: Vocabulary): boolean {
  if (typeof value === 'boolean') return type === 'Boolean'
  if (typeof value === 'number') return type === 'Number' || (type === 'Integer' && Number.isInteger(value))
  if (typeof value !== 'string' || value.trim() === '') return false
  switch (type) {
    case 'Text':
      return true
    case 'URL':
      return isAddress(value)
    case 'DateTime':
      return isMoment(value, DATE_TIME)
    // Search engines want the time of a date as well, also where the vocabulary says Date alone.
    case 'Date':
      return isMoment(value, DATE) || isMoment(value, DATE_TIME)
    case 'Duration':
      return DURATION.test(value)
    default:
      return vocabulary.isKindOf(type, 'Enumeration')
        ? isOneOf(value, type, vocabulary)
        : // The address of a thing stands for the thing.
          vocabulary.isKindOf(type, 'Thing') && isAddress(value)
  }
}

function isOneOf(value: string, list: string, vocabulary: Vocabulary): boolean {
  const [, name] = /^https:\/\/schema\.org\/(\w+)$/.exec(value) ?? []
  const own = name && vocabulary.listOf(name)
  return own !== undefined && own !== '' && vocabulary.isKindOf(own, list)
}

const isAddress = (value: Json) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
