import { type ContentKind, isTechnicalField } from '@lerret/model'
import { DESK_LOCALES, fill, publishingWords } from '@lerret/words/desk'
import { kindLabel } from '../records/kinds.ts'
import { FIELD_NAMES } from './changed-field-names.ts'

const { changes: words } = publishingWords

type Body = Readonly<Record<string, unknown>>

export interface ChangedRecord {
  kind: ContentKind
  /** What visitors see; null when they do not see the record. */
  before: Body | null
  /** What would go out; null when the record is to be taken down. */
  after: Body | null
}

/** What goes out when a record is published: *Tittel og tekst går ut*. */
export function describeChange(
  record: ChangedRecord,
  fieldNames: Readonly<Record<string, string>> = FIELD_NAMES[record.kind] ?? {},
): string {
  const { kind, before, after } = record
  if (!isChanged(record)) return words.nothing
  if (after === null) return words.takenDown
  const noun = toNoun(record)
  const isNamedByField = before !== null && Object.keys(fieldNames).length > 0
  if (isNamedByField)
    return fill(words.goesOut, { what: joinNames(listChangedFields(kind, before, after, fieldNames)) })
  return fill(words.goesOut, { what: noun ? words.newOf[noun] : kindLabel({ kind, facts: {} }) })
}

/**
 * What goes out when several records are published together: *Oppsett og 2 blokker går ut*, *3 framsyningar går ut, 1 kolliderer*.
 * Showings that clash and wait as drafts are not among the records.
 */
export function describeChanges(
  records: readonly ChangedRecord[],
  { clashes = 0 }: { clashes?: number } = {},
): string {
  const changed = records.filter(isChanged)
  if (changed.length === 0 && clashes === 0) return words.nothing
  const pages = changed.filter(({ kind }) => kind === 'page')
  const [page] = pages.length === 1 ? pages : []
  const fields =
    page?.before && page.after
      ? listChangedFields('page', page.before, page.after, FIELD_NAMES.page ?? {})
      : []
  const counted = fields.length > 0 ? changed.filter((record) => record !== page) : changed
  const goingOut = [...fields, ...countByNoun(counted.filter(({ after }) => after !== null))]
  const removed = countByNoun(counted.filter(({ after }) => after === null))
  const sentence = [
    goingOut.length > 0 && fill(words.goesOut, { what: formatList(goingOut) }),
    removed.length > 0 && fill(words.goesAway, { what: formatList(removed) }),
    clashes > 0 && fill(clashes === 1 ? words.clash : words.clashes, { count: clashes }),
  ]
  return upperFirst(sentence.filter(Boolean).join(', '))
}

function countByNoun(records: readonly ChangedRecord[]): string[] {
  const groups = Map.groupBy(records, (record) => toNoun(record) ?? record.kind)
  return [...groups].map(([noun, { length: count }]) => {
    if (!isNoun(noun)) return lowerFirst(kindLabel({ kind: noun, facts: {} }))
    return fill(count === 1 ? words.one[noun] : words.many[noun], { count })
  })
}

type Noun = keyof typeof words.one

const isNoun = (name: string): name is Noun => Object.hasOwn(words.one, name)

const NOUNS: Partial<Record<ContentKind, Noun>> = {
  article: 'article',
  event: 'event',
  page: 'page',
  'block-data': 'block',
  'menu-item': 'menuItem',
  media: 'media',
  document: 'document',
  translation: 'translation',
  redirect: 'redirect',
}

/** Under which name a record is counted; null for the records of the site, of which there is one each. */
function toNoun({ kind, before, after }: ChangedRecord): Noun | null {
  if (kind === 'production') return (after ?? before)?.object === 'movie' ? 'film' : 'culture'
  return NOUNS[kind] ?? null
}

/** Nobody chooses them. Other fields without a name are details. */
const FIXED_FIELDS = ['id', 'node_locale', 'locale', 'layout', 'pageType']

function isChanged({ kind, before, after }: ChangedRecord): boolean {
  if (before === null || after === null) return before !== after
  return findChangedFields(kind, before, after).length > 0
}

function findChangedFields(kind: ContentKind, before: Body, after: Body): string[] {
  const [old, next] = [flattenTexts(before), flattenTexts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) =>
      !isTechnicalField(kind, field) &&
      !FIXED_FIELDS.includes(field) &&
      // A draft without the date gets that of the first publication.
      !(field === 'publishedAt' && next[field] === undefined) &&
      !isSame(old[field], next[field]),
  )
}

/** Texts are long and compared after each key press, so they are not turned into JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return false
  return toComparable(one) === toComparable(other)
}

/** JSON with the properties in order. */
const toComparable = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** The first texts of a production as fields of their own. */
function flattenTexts(body: Body): Body {
  if (!Array.isArray(body.contents)) return body
  const { contents, ...fields } = body
  const [{ summary, body: text } = { summary: '', body: '' }, ...others] = contents as {
    summary: string
    body: string
  }[]
  return { ...fields, summary, body: text, ...(others.length > 0 && { contents: others }) }
}

const MAX_NAMES = 4

/** The names of what differs, each once. */
function listChangedFields(
  kind: ContentKind,
  before: Body,
  after: Body,
  fieldNames: Readonly<Record<string, string>>,
): string[] {
  const changed = findChangedFields(kind, before, after)
  const known = Object.keys(fieldNames).filter((field) => changed.includes(field))
  const names = [...new Set(known.map((field) => lowerFirst(fieldNames[field] as string)))]
  if (known.length < changed.length) names.push(words.details)
  if (names.length <= MAX_NAMES) return names
  const named = names.slice(0, MAX_NAMES - 1)
  return [...named, fill(words.moreFields, { count: names.length - named.length })]
}

const joinNames = (names: readonly string[]) => upperFirst(formatList(names))

const formatList = (names: readonly string[]) => new Intl.ListFormat(DESK_LOCALES).format(names)

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase(DESK_LOCALES) + text.slice(1)

/** Labels as in a sentence; abbreviations stay as they are. */
const lowerFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(DESK_LOCALES) + text.slice(1)
