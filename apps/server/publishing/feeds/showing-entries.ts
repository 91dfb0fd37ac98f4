import {
  type Language,
  osloClock,
  osloDate,
  osloInstant,
  type Production,
  productionPath,
  type Safe,
  type Showing,
  SITE_KINDS,
  SITE_RECORD_ID,
  type SiteConfig,
  TIME_ZONE,
  translationId,
} from '@lerret/model'
import { localize, translateShowingText } from '@lerret/page-engine'
import type { Words } from '@lerret/words/all'
import { formatProperty, formatTextProperty } from '../../platform/text/calendar-lines.ts'
import { formatTime } from '../../platform/text/format-time.ts'
import type { FeedInput } from './feed-files.ts'
import { removeUnsupportedCharacters, toOneLine, toSiteUrl } from './text.ts'
import { findPagePath, getTranslationReader } from './translated-feeds.ts'

const STATUS: Record<Showing['state'], string> = {
  planned: 'CONFIRMED',
  moved: 'CONFIRMED',
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
}

/** A calendar entry for each showing of a production. */
export function createShowingEntries(
  showings: readonly Showing[],
  original: Safe<Production>,
  input: FeedInput,
): string[] {
  const { site, words, now } = input
  const production = localize('production', original, getTranslationReader(input))
  const { hostname } = new URL(site.host)
  // Midnight, so that the same content gives the same bytes all day.
  const stamp = formatProperty('DTSTAMP', formatUtc(osloInstant(osloDate(now))))
  const url = formatProperty('URL', toSiteUrl(findProductionPath(original, input), site))
  const summary = removeUnsupportedCharacters(production.contents[0]?.summary ?? '').trim()
  const unchangedDescription = formatDescription(summary)
  const houseLocation = formatHouseLocation(site)
  return showings.map((showing) => {
    const { start, end } = getTimes(showing)
    const change = formatChange(showing, site, words)
    const lines = [
      'BEGIN:VEVENT',
      formatProperty('UID', `${encodeURIComponent(showing.id)}@${hostname}`),
      formatProperty('SEQUENCE', String(getSequence(showing, input))),
      stamp,
      formatProperty(`DTSTART;TZID=${TIME_ZONE}`, formatOsloTime(start)),
      formatProperty(`DTEND;TZID=${TIME_ZONE}`, formatOsloTime(end)),
      formatTextProperty('SUMMARY', formatSummary(showing, production, site, words)),
      formatTextProperty('LOCATION', joinNonEmpty([toOneLine(showing.hall), houseLocation], ', ')),
      ...(change === '' ? unchangedDescription : formatDescription(joinNonEmpty([change, summary], '\n\n'))),
      url,
      formatProperty('STATUS', STATUS[showing.state]),
      'END:VEVENT',
    ]
    return lines.join('\r\n')
  })
}

const formatDescription = (text: string) => (text === '' ? [] : [formatTextProperty('DESCRIPTION', text)])

const joinNonEmpty = (texts: readonly string[], separator: string) =>
  texts.filter((text) => text !== '').join(separator)

/** `20261120T180000Z` */
const formatUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Local time in Oslo: `20261120T190000`. Its offset from UTC is whole hours, so the seconds are the same. */
function formatOsloTime(moment: number): string {
  const { date, time } = osloClock(moment)
  const seconds = String(new Date(moment).getUTCSeconds()).padStart(2, '0')
  return `${date.replaceAll('-', '')}T${time.replace('.', '')}${seconds}`
}

/** A postponed showing has no new date yet, so it keeps its old one. */
function getTimes({ state, startsAt, endsAt, previousStart }: Showing): { start: number; end: number } {
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  const start = Date.parse(state === 'postponed' && previousStart ? previousStart : startsAt)
  return { start, end: start + length }
}

/** The revision number of the entry: that of the record in it that was published last. */
const getSequence = ({ id, productionId }: Showing, { getRevision, translation }: FeedInput) =>
  Math.max(
    getRevision('event', id),
    getRevision('production', productionId),
    ...SITE_KINDS.map((kind) => getRevision(kind, SITE_RECORD_ID)),
    ...(translation
      ? listTranslationIds(translation.language, productionId).map((each) => getRevision('translation', each))
      : []),
  )

/** The ids of the translations in the calendar entries of a production. */
export const listTranslationIds = (language: Language, productionId: string) => [
  translationId(language, 'production', productionId),
  translationId(language, 'house', SITE_RECORD_ID),
]

/** The page of the production in the language of the calendar, or else the original; the front page when it has none. */
function findProductionPath(production: Production, input: FeedInput): string {
  const page = { kind: 'production' as const, id: production.id, path: productionPath(production) }
  return findPagePath(page, input) ?? (input.paths.has(page.path) ? page.path : '/')
}

// Not every calendar app shows the status of an entry, but all show its title.
function formatSummary(
  { state, label }: Showing,
  { title }: Production,
  site: SiteConfig,
  words: Words,
): string {
  const name = toOneLine(label ? `${title} – ${translateShowingText(label, site)}` : title)
  return state === 'cancelled' || state === 'postponed' ? `${words[state]}: ${name}` : name
}

function formatChange(
  { state, previousStart, notice = '' }: Showing,
  site: SiteConfig,
  words: Words,
): string {
  const shownNotice = toOneLine(translateShowingText(notice, site))
  return joinNonEmpty([formatState(state, previousStart, words), shownNotice], ' ')
}

function formatState(state: Showing['state'], previousStart: string | undefined, words: Words): string {
  if (state === 'cancelled') return `${words.cancelled}.`
  if (state === 'postponed') return `${words.postponed}. ${words.postponedNoDate}`
  if (state !== 'moved' || !previousStart) return ''
  return `${words.movedFrom.replace('{when}', formatTime(previousStart, words))}.`
}

function formatHouseLocation({ title, organisation }: SiteConfig): string {
  const { street, postalCode, town } = organisation
  return joinNonEmpty([title, street, `${postalCode} ${town}`].map(toOneLine), ', ')
}
