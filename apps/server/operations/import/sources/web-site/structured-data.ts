import { toPlainText } from '../../../../content/records/html/clean-html.ts'
import { findStructuredData } from '../../../../programme/ticketing/adapters/document/structured-data-scripts.ts'
import { toTimes } from '../../../../programme/ticketing/provider/times.ts'
import type { OldShowing } from '../../old-site.ts'

/* Pages describe themselves in JSON-LD, https://schema.org. A list may stand where one is enough, and an object for its name. */

export interface StructuredPage {
  events: StructuredEvent[]
  article: StructuredWork | null
  movie: StructuredWork | null
}

export interface StructuredWork {
  name: string
  description: string
  picture: string | null
  author: string
  publishedAt: number
  updatedAt: number
  categories: string[]
}

export interface StructuredEvent extends StructuredWork {
  /** Where the event has a page of its own. */
  url: string
  organizer: string
  isFilm: boolean
  /** Null when its start is no date with a time of day. */
  showing: OldShowing | null
}

type Node = Record<string, unknown>

export function readStructuredPage(html: string): StructuredPage {
  const nodes = findStructuredData(html).flatMap((document) => listNodes(document))
  const findNode = (type: RegExp) => nodes.find((node) => hasType(node, type))
  const article = findNode(ARTICLE)
  const movie = findNode(MOVIE)
  return {
    events: nodes.filter(isSingleEvent).map(toEvent),
    article: article ? toWork(article) : null,
    movie: movie ? toWork(movie) : null,
  }
}

const ARTICLE = /^(?:\w*Article|BlogPosting|Report)$/
const MOVIE = /^Movie$/
const EVENT = /(?:Event|Festival)$/
const MAX_DEPTH = 8

/** All nodes that have a type, also in lists, graphs and properties of others. */
function listNodes(value: unknown, depth = 0): Node[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => listNodes(entry, depth + 1))
  const node = value as Node
  const inside = Object.values(node).flatMap((entry) => listNodes(entry, depth + 1))
  return '@type' in node ? [node, ...inside] : inside
}

const hasType = (node: Node, type: RegExp) =>
  list(node['@type']).some((name) => typeof name === 'string' && type.test(name.replace(/^.*[/#:]/, '')))

/** A series or a festival with showings of its own is not a showing. */
const isSingleEvent = (node: Node) =>
  hasType(node, EVENT) && !listNodes(node.subEvent).some((inside) => hasType(inside, EVENT))

const list = (value: unknown): unknown[] => (value == null ? [] : Array.isArray(value) ? value : [value])

/** The text of a property, or the name of the thing that stands there. */
function text(value: unknown): string {
  const [first] = list(value)
  if (typeof first === 'string' || typeof first === 'number') return toPlainText(String(first))
  return first && typeof first === 'object' ? text((first as Node).name ?? (first as Node)['@value']) : ''
}

/** An address, which may stand in the `url` of an object. */
function address(value: unknown): string {
  const [first] = list(value)
  if (typeof first === 'string') return first.trim()
  const { url, contentUrl, '@id': id } = (first ?? {}) as Node
  const found = url ?? contentUrl ?? id
  return found === undefined ? '' : address(found)
}

const toWork = (node: Node): StructuredWork => ({
  name: text(node.headline) || text(node.name),
  description: text(node.description),
  picture: address(node.image) || null,
  author: text(node.author),
  publishedAt: Date.parse(text(node.datePublished)) || 0,
  updatedAt: Date.parse(text(node.dateModified)) || 0,
  categories: [...list(node.articleSection), ...list(node.genre)].map(text).filter((name) => name !== ''),
})

function toEvent(node: Node): StructuredEvent {
  const [work] = list(node.workPresented).filter((each): each is Node => typeof each === 'object')
  const presented = work ? toWork(work) : null
  const own = toWork(node)
  return {
    ...own,
    // The name of a screening is often that of the film with something added.
    name: presented?.name || own.name || text(node.superEvent),
    description: own.description || presented?.description || '',
    picture: own.picture ?? presented?.picture ?? null,
    url: address(node.url),
    organizer: text(node.organizer),
    isFilm: hasType(node, /^ScreeningEvent$/) || (work !== undefined && hasType(work, MOVIE)),
    showing: toShowing(node, work),
  }
}

function toShowing(node: Node, work: Node | undefined): OldShowing | null {
  const start = text(node.startDate)
  const times = toTimes(
    start,
    text(node.endDate),
    toMinutes(text(node.duration)) ?? toMinutes(text(work?.duration)),
  )
  if (!times) return null
  const venue = text(node.location)
  const offers = list(node.offers).filter((offer): offer is Node => typeof offer === 'object')
  return {
    key: `${times.startsAt} ${venue}`.trim(),
    ...times,
    venue,
    price: String(node.isAccessibleForFree) === 'true' ? 'Gratis' : toPrice(offers),
    ticketUrl: offers.map((offer) => address(offer.url)).find((url) => url !== '') ?? '',
    state: toState(text(node.eventStatus)),
  }
}

/** The lowest of several prices. */
function toPrice(offers: readonly Node[]): string {
  const prices = offers
    .map((offer) => text(offer.lowPrice) || text(offer.price))
    .filter((price) => price !== '')
    .sort((a, b) => Number(a) - Number(b))
  return prices[0] ?? ''
}

function toState(status: string): OldShowing['state'] {
  if (/EventCancelled$/.test(status)) return 'cancelled'
  return /EventPostponed$/.test(status) ? 'postponed' : 'planned'
}

/** `PT1H34M` */
function toMinutes(duration: string): number | null {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes) || null
}
