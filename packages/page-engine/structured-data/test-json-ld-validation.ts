import type { Vocabulary } from './test-vocabulary.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Problems of a page's JSON-LD text by the schema.org vocabulary. */
export function validateJsonLd(text: string, vocabulary: Vocabulary): string[] {
  if (text === '') return []
  const { '@context': context, '@graph': graph } = JSON.parse(text) as { [key: string]: Json }
  if (context !== 'https://schema.org') return [`@context is ${context}`]
  return (graph as Json[]).flatMap((thing) =>
    validateThing(thing, { vocabulary, expected: [], location: '' }),
  )
}

interface Position {
  vocabulary: Vocabulary
  /** The types allowed here; any type when empty. */
  expected: string[]
  location: string
}

function validateThing(thing: Json, { vocabulary, expected, location }: Position): string[] {
  if (thing === null || typeof thing !== 'object' || Array.isArray(thing))
    return [`${location}: is not a thing`]
  const types = [thing['@type'] ?? []].flat().map(String)
  const label = `${location}${types.join('+')}`
  const id = thing['@id']
  if (id !== undefined && !isAbsoluteHttpUrl(id)) return [`${label}: @id is not a URL`]
  // An @id alone refers to a thing elsewhere.
  if (types.length === 0) return Object.keys(thing).join() === '@id' ? [] : [`${label}: is of no type`]
  const unknown = types.filter((type) => !vocabulary.isType(type) || vocabulary.findSuccessor(type))
  if (unknown.length > 0) return [`${label}: ${unknown.join()} is not a current type`]
  const isExpected = types.some((type) => expected.some((wanted) => vocabulary.isSubtype(type, wanted)))
  const typeProblems =
    expected.length > 0 && !isExpected ? [`${label}: is not of ${expected.join(' or ')}`] : []
  const properties = Object.entries(thing).filter(([name]) => name !== '@type' && name !== '@id')
  return [
    ...typeProblems,
    ...properties.flatMap(([name, value]) => validateProperty(name, value, types, { vocabulary, label })),
  ]
}

function validateProperty(
  name: string,
  value: Json,
  types: string[],
  { vocabulary, label }: { vocabulary: Vocabulary; label: string },
): string[] {
  const location = `${label}.${name}`
  // The input of an action is a property with this suffix, and a text.
  const baseName = name.replace(/-(input|output)$/, '')
  const property = vocabulary.findProperty(baseName)
  if (baseName !== name) return property && typeof value === 'string' ? [] : [`${location}: is no input`]
  if (!property) return [`${location}: is no property`]
  const successor = vocabulary.findSuccessor(name)
  if (successor) return [`${location}: is now called ${successor}`]
  const belongs = types.some((type) =>
    [...property.types].some((domain) => vocabulary.isSubtype(type, domain)),
  )
  if (!belongs) return [`${location}: belongs to ${[...property.types].join(', ')}`]
  const values = [value].flat()
  if (values.length === 0) return [`${location}: is empty`]
  return values.flatMap((item) =>
    validateValue(item, { vocabulary, expected: [...property.values], location }),
  )
}

function validateValue(value: Json, { vocabulary, expected, location }: Position): string[] {
  if (value !== null && typeof value === 'object')
    return validateThing(value, { vocabulary, expected, location: `${location} > ` })
  const isValid = expected.some((type) => isOfType(value, type, vocabulary))
  return isValid ? [] : [`${location}: ${JSON.stringify(value)} is not of ${expected.join(' or ')}`]
}

const DATE = /^\d{4}(-\d\d(-\d\d)?)?$/
/** The offset is required, because search engines do not know the local time zone. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/
const DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/

const isDate = (value: string, form: RegExp) => form.test(value) && !Number.isNaN(Date.parse(value))

function isOfType(value: Json, type: string, vocabulary: Vocabulary): boolean {
  if (typeof value === 'boolean') return type === 'Boolean'
  if (typeof value === 'number') return type === 'Number' || (type === 'Integer' && Number.isInteger(value))
  if (typeof value !== 'string' || value.trim() === '') return false
  switch (type) {
    case 'Text':
      return true
    case 'URL':
      return isAbsoluteHttpUrl(value)
    case 'DateTime':
      return isDate(value, DATE_TIME)
    // Search engines want a time too, also where the vocabulary has Date only.
    case 'Date':
      return isDate(value, DATE) || isDate(value, DATE_TIME)
    case 'Duration':
      return DURATION.test(value)
    default:
      return vocabulary.isSubtype(type, 'Enumeration')
        ? isEnumerationMember(value, type, vocabulary)
        : // A URL may stand for a thing.
          vocabulary.isSubtype(type, 'Thing') && isAbsoluteHttpUrl(value)
  }
}

function isEnumerationMember(value: string, expected: string, vocabulary: Vocabulary): boolean {
  const [, name] = /^https:\/\/schema\.org\/(\w+)$/.exec(value) ?? []
  const enumeration = name && vocabulary.findEnumeration(name)
  return enumeration !== undefined && enumeration !== '' && vocabulary.isSubtype(enumeration, expected)
}

const isAbsoluteHttpUrl = (value: Json) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
