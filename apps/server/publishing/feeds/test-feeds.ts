import { demoHouse } from '@lerret/demo'
import {
  type Article,
  type ContentKind,
  type ContentRecord,
  isSiteKind,
  listSiteRecords,
  osloInstant,
  type Production,
  readSite,
  type Showing,
  type SiteConfig,
  splitSite,
} from '@lerret/model'
import { getSite, planPages } from '@lerret/page-engine'
import { NYNORSK, type Words } from '@lerret/words/all'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { createSafeContent } from '../../content/records/html/test-safe-content.ts'
import { createCalendars } from './calendars.ts'
import { createSmallFeeds, type FeedFile, type FeedInput } from './feed-files.ts'
import { ICONS } from './icons.ts'
import { createIndexFile, createSectionFile, partitionPages, type SitemapInput } from './sitemap.ts'
import { listSections } from './sitemap-partition.ts'
import { listFeedInputs } from './translated-feeds.ts'

export const today = '2026-11-20'
export const NOW = osloInstant(today, '12.00')

const demo = demoHouse({ today, host: 'https://fjordheim.example', checkoutHost: 'https://checkout.example' })

export interface Changes {
  site?: Partial<SiteConfig>
  article?: Partial<Article>
  production?: Partial<Production>
  showing?: Partial<Showing>
  /** A kind whose records are left out. */
  without?: ContentKind
  now?: Date
  words?: Partial<Words>
  getRevision?: FeedInput['getRevision']
}

const listRecords = <T>(kind: ContentKind) =>
  demo.records.filter((record) => record.kind === kind).map(({ record }) => record as T)

export const demoArticles = listRecords<Article>('article')
export const demoProductions = listRecords<Production>('production')

/** The film, its showing and the article that `Changes` apply to. */
export const film = demoProductions.find(({ id }) => id.includes('nosferatu')) as Production
export const showing = listRecords<Showing>('event').find(
  ({ productionId, state }) => productionId === film.id && state === 'planned',
) as Showing
export const article = demoArticles[0] as Article

/** The feed files of the demo house with these changes. */
export function createDemoFeedFiles(changes?: Changes): FeedFile[] {
  const input = createFeedInput(changes)
  return [
    ...createSmallFeeds(input),
    ...createSitemap(input),
    ...listFeedInputs(input).flatMap((each) => [...createCalendars(each)]),
  ]
}

/** One sitemap file, or several and an index of them. */
export function createSitemap(input: SitemapInput): FeedFile[] {
  const partition = partitionPages(input)
  if (!partition) return []
  const sections = listSections(partition)
  const files = Array.from(sections, ([name, section]) => createSectionFile(name, section))
  return sections.size > 1 ? [createIndexFile([...sections.keys()], input.site), ...files] : files
}

export function createFeedInput({ now = NOW, getRevision = () => 1, ...changes }: Changes = {}): FeedInput {
  const site = { ...readSite(demo.records), ...changes.site }
  const others = demo.records.filter(({ kind }) => !isSiteKind(kind) && kind !== changes.without)
  const content = createSafeContent([
    ...listSiteRecords(splitSite(site)),
    ...others.map((record) => applyChanges(record, changes)),
  ])
  const { paths } = planPages(content)
  return {
    site: getSite(content),
    content,
    paths,
    now,
    words: { ...NYNORSK, ...changes.words },
    icons: ICONS,
    getRevision,
  }
}

export function createDemoFeed(path: string, changes?: Changes): string {
  const file = createDemoFeedFiles(changes).find((candidate) => candidate.path === path)
  if (!file) throw new Error(`There is no file ${path}.`)
  return file.body
}

function applyChanges({ kind, record }: ContentRecord, changes: Changes): ContentRecord {
  const change =
    record.id === article.id
      ? changes.article
      : record.id === film.id
        ? changes.production
        : record.id === showing.id
          ? changes.showing
          : undefined
  return { kind, record: { ...record, ...change } } as ContentRecord
}

/** Parses a calendar as a calendar app does; throws when it is invalid. */
export function parseCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const timezone = new ICAL.Timezone(zone)
    if (!ICAL.TimezoneService.has(timezone.tzid)) ICAL.TimezoneService.register(timezone)
  }
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const textAt = (name: string) => component.getFirstPropertyValue(name)?.toString()
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: textAt('url'),
      status: textAt('status'),
      stamp: textAt('dtstamp'),
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  })
  // The parser does not know the NAME property, and leaves unknown properties escaped.
  const readProperty = (name: string) =>
    calendar
      .getFirstPropertyValue(name)
      ?.toString()
      .replace(/\\([\\;,])/g, '$1')
  return { calendar, entries, readProperty }
}

/** Parses XML; throws when it is not well formed. Numbers stay text. */
export function parseXml(text: string) {
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new Error(validity.err.msg)
  return new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'url' || name === 'item',
  }).parse(text)
}
