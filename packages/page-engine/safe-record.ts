import type { ContentKind, ContentRecord, SafeHtml, SafeRecord, TextOrSafeHtml } from '@lerret/model'
import { z } from 'zod'
import { CONTENT_SCHEMAS } from './content-schemas.ts'

type CleanHtml = (raw: string) => SafeHtml

/** Returns a value with its HTML cleaned. A value that does not match its schema is returned as it is. */
type Cleaner = (value: unknown, cleanHtml: CleanHtml) => unknown

/** The record with every field cleaned that its schema declares as HTML. The record must match its schema. */
export function toSafeRecord({ kind, record }: ContentRecord, cleanHtml: CleanHtml): SafeRecord {
  return { kind, record: getCleaner(kind)?.(record, cleanHtml) ?? record } as SafeRecord
}

/** Whether records of a kind may have HTML. */
export const mayHaveHtml = (kind: ContentKind): boolean => getCleaner(kind) !== null

const cleanersByKind = new Map<ContentKind, Cleaner | null>()

function getCleaner(kind: ContentKind): Cleaner | null {
  let cleaner = cleanersByKind.get(kind)
  if (cleaner === undefined) {
    cleaner = createCleaner(CONTENT_SCHEMAS[kind])
    cleanersByKind.set(kind, cleaner)
  }
  return cleaner
}

/** Creates the function that cleans the values of a schema; null where they have no HTML. */
function createCleaner(schema: z.ZodType): Cleaner | null {
  if (schema instanceof z.ZodCustomStringFormat) return STRING_CLEANERS[schema.format ?? ''] ?? null
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return createCleaner(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return createListCleaner(schema.element as z.ZodType)
  if (schema instanceof z.ZodRecord) return createRecordCleaner(schema.valueType as z.ZodType)
  if (schema instanceof z.ZodObject) return createObjectCleaner(schema.shape)
  if (schema instanceof z.ZodUnion) return createUnionCleaner(schema)
  if (PLAIN_TYPES.has(schema.type)) return null
  // HTML inside it would not be found.
  throw new Error(`Records cannot have a schema of the type "${schema.type}".`)
}

const STRING_CLEANERS: Record<string, Cleaner> = {
  html: (value, cleanHtml) => (typeof value === 'string' ? cleanHtml(value) : value),
  'text-or-html': (value, cleanHtml) =>
    typeof value === 'string' ? ({ text: value, html: cleanHtml(value) } satisfies TextOrSafeHtml) : value,
}

const PLAIN_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'literal', 'enum', 'null'])

function createListCleaner(element: z.ZodType): Cleaner | null {
  const clean = createCleaner(element)
  return (
    clean &&
    ((value, cleanHtml) => (Array.isArray(value) ? value.map((item) => clean(item, cleanHtml)) : value))
  )
}

function createRecordCleaner(valueType: z.ZodType): Cleaner | null {
  const clean = createCleaner(valueType)
  return (
    clean &&
    ((value, cleanHtml) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clean(item, cleanHtml)]))
        : value)
  )
}

function createObjectCleaner(shape: Readonly<Record<string, unknown>>): Cleaner | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const clean = createCleaner(field as z.ZodType)
    return clean ? [[name, clean] as const] : []
  })
  if (fields.length === 0) return null
  return (value, cleanHtml) => {
    if (!isObject(value)) return value
    const cleaned = { ...value }
    for (const [name, clean] of fields) if (name in value) cleaned[name] = clean(value[name], cleanHtml)
    return cleaned
  }
}

/** The option of a union is found by the field that distinguishes them, such as the component of a block. */
function createUnionCleaner(union: z.ZodUnion): Cleaner | null {
  const options = (union.options as z.ZodType[]).map((option) => ({ option, clean: createCleaner(option) }))
  if (options.every(({ clean }) => clean === null)) return null
  if (!(union instanceof z.ZodDiscriminatedUnion))
    throw new Error('A union with HTML needs a field that distinguishes its options.')
  const { discriminator } = union.def
  const cleaners = new Map(
    options.flatMap(({ option, clean }) =>
      listValues((option as z.ZodObject).shape[discriminator]).map((value) => [value, clean] as const),
    ),
  )
  return (value, cleanHtml) => {
    const clean = isObject(value) && cleaners.get(value[discriminator])
    return clean ? clean(value, cleanHtml) : value
  }
}

function listValues(schema: unknown): unknown[] {
  if (schema instanceof z.ZodLiteral) return [...schema.values]
  if (schema instanceof z.ZodEnum) return schema.options
  throw new Error('The options of a union with HTML are distinguished by literals.')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
