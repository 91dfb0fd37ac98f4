import { createHash } from 'node:crypto'
import { z } from 'zod'
import { unexpectedError } from './error.ts'
import { fieldPath } from './field-path.ts'

const MAX_ID_LENGTH = 100
/** The range of a PostgreSQL integer. */
const MAX_COUNT = 2_147_483_647

/** An id as providers have them. */
export const EntryId = z.union([z.string().min(1), z.number()])

/** A field that an entry is read without: left out, null or of another type. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null)

/** A provider's id as text that can be stored: numbers as they are, long or odd text as a hash. */
export function toId(value: string | number): string {
  const text = String(value)
  const isUsable = text !== '' && text.length <= MAX_ID_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(text)
  return isUsable ? text : createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** A production's id where the provider has none: showings with the same title are of the same production. */
export const titleId = (title: string) => toId(`title:${title.trim().toLowerCase()}`)

/** A number of seats that can be stored; null for anything else. */
export const toCount = (value: number | null | undefined): number | null =>
  value != null && Number.isFinite(value) && value >= 0 ? Math.min(MAX_COUNT, Math.round(value)) : null

/** Kroner; null for anything that is not a price. */
export const toPrice = (value: number | null | undefined): number | null =>
  value != null && Number.isFinite(value) && value >= 0 ? value : null

/** A web address, so that nothing else becomes a link on the site. */
export function toWebUrl(value: string | null | undefined, base?: string): string | null {
  const url = value ? URL.parse(value, base) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/** Capacity, sold and reserved seats, from what is left. */
export function toSeats(capacity: number | null | undefined, free: number | null | undefined) {
  const seats = toCount(capacity)
  const left = toCount(free)
  return {
    capacity: seats,
    sold: seats === null || left === null ? 0 : Math.max(0, seats - left),
    reserved: 0,
  }
}

interface EntryReader<Entry> {
  origin: string
  /** The name of the list, for the error. */
  list: string
  /** The id of an entry that cannot be read, if it has one. */
  findId(entry: Record<string, unknown>): unknown
  schema: z.ZodType<Entry>
}

/**
 * Reads each entry of a list by itself, so that one broken entry does not hide the others. A list whose entries are all broken is no
 * list of what we read, and fails.
 */
export function readEntries<Entry>(
  list: readonly unknown[],
  { origin, list: name, findId, schema }: EntryReader<Entry>,
): { entries: Entry[]; unreadable: (string | null)[] } {
  const results = list.map((entry, index) => ({ entry, index, parsed: schema.safeParse(entry) }))
  const entries = results.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : []))
  const broken = results.filter(({ parsed }) => !parsed.success)
  const [first] = broken
  if (first && entries.length === 0)
    throw unexpectedError(origin, `${name}.${first.index}.${fieldPath(schema, issuePath(first.parsed))}`)
  return { entries, unreadable: broken.map(({ entry }) => readId(findId(toObject(entry)))) }
}

const issuePath = ({ error }: { error?: z.ZodError | undefined }) => error?.issues[0]?.path ?? []

const toObject = (entry: unknown) =>
  typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {}

const readId = (id: unknown) => (typeof id === 'string' || typeof id === 'number' ? toId(id) : null)
