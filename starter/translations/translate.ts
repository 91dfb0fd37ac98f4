import { type ContentRecord, findLanguage, isSiteKind } from '@lerret/model'
import type { StarterHouse } from '../house.ts'
import { escapeHtml } from '../pages/html.ts'
import { BOKMAAL } from './bokmaal.ts'
import { ENGLISH } from './english.ts'

/** A text of the starter in another language, by the nynorsk one. HTML is translated between its tags. */
export type Translations = Readonly<Record<string, string>>

const TABLES: Partial<Record<string, Translations>> = { nb: BOKMAAL, en: ENGLISH }

/** Fields that hold texts for people. */
const TEXT_FIELDS = new Set(['title', 'label', 'heading', 'text', 'html', 'value', 'source'])

/** Stand for what the house wrote while texts are translated, so that sentences are found whatever its name is. */
const TITLE = '{title}'
const PROVIDER = '{provider}'
const TAB_SUFFIX = ' | {site.title}'

/**
 * Builds the content of a house in its language: in nynorsk, then translated text by text. A text without a translation stays.
 * `onMissing` gets those.
 */
export function buildInLanguage(
  house: StarterHouse,
  build: (house: StarterHouse) => ContentRecord[],
  onMissing: (text: string) => void = () => {},
): ContentRecord[] {
  const table = TABLES[findLanguage(house.language)]
  if (!table) return build(house)
  const { title, tickets } = house
  const records = build({
    ...house,
    title: TITLE,
    ...(tickets && { tickets: { ...tickets, providerName: PROVIDER } }),
  })
  const translate = (text: string): string => {
    // The title of a browser tab.
    if (text.endsWith(TAB_SUFFIX)) return translate(text.slice(0, -TAB_SUFFIX.length)) + TAB_SUFFIX
    const translated = table[text]
    if (translated === undefined) onMissing(text)
    return translated ?? text
  }
  const fillIn = (text: string, isHtml: boolean) => {
    const write = (value: string) => (isHtml ? escapeHtml(value) : value)
    return text
      .replaceAll(TITLE, () => write(title))
      .replaceAll(PROVIDER, () => write(tickets?.providerName ?? ''))
  }
  return records.map(({ kind, record }) => {
    const isText = (field: string) => TEXT_FIELDS.has(field) && (!isSiteKind(kind) || kind === 'footer')
    const mapped = mapTexts(record, (text, field) => {
      const isHtml = field === 'html' || /<\w/.test(text)
      const translated = isText(field) ? (isHtml ? mapSegments(text, translate) : translate(text)) : text
      return fillIn(translated, isHtml)
    })
    return { kind, record: mapped } as ContentRecord
  })
}

/** A copy of a value in which each text is replaced. */
function mapTexts(value: unknown, replace: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return replace(value, field)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, replace, name)]),
  )
}

/** Replaces what is between the tags, without the space around it. */
const mapSegments = (html: string, replace: (text: string) => string) =>
  html.replaceAll(
    /(^|>)(\s*)([^<]*?)(\s*)(?=<|$)/g,
    (_, start: string, before: string, text: string, after: string) =>
      `${start}${before}${text && replace(text)}${after}`,
  )
