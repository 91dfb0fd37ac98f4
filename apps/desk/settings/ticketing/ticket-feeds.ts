import type { TicketFeed } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { checkText, checkUrl, hasProblem } from '../checks.ts'

/** A field of a provider besides its address. */
interface FeedField {
  name: string
  label: string
  help?: string
  isOptional?: true
  check(text: string): string | null
}

interface FeedKind {
  label: string
  /** The provider's public address, which the field starts with. */
  url: string
  urlLabel: string
  urlHelp: string
  /** Its calls are not documented for all, so the house has to ask first. */
  needsConsent?: true
  fields: readonly FeedField[]
}

const checkCode = (text: string) => checkText(text) ?? (/^[\w.-]+$/.test(text) ? null : words.organizerBad)

/** What each kind of provider needs, in the order of the list. */
export const FEED_KINDS: Record<TicketFeed['kind'], FeedKind> = {
  dx: {
    label: words.feedDx,
    url: 'https://public.dx.no',
    urlLabel: words.dxUrl,
    urlHelp: words.keyHelp,
    needsConsent: true,
    fields: [{ name: 'partner', label: words.dxPartner, check: checkCode }],
  },
  veezi: {
    label: words.feedVeezi,
    url: 'https://api.us.veezi.com',
    urlLabel: words.veeziUrl,
    urlHelp: words.keyHelp,
    fields: [],
  },
  ticketco: {
    label: words.feedTicketCo,
    url: 'https://ticketco.events',
    urlLabel: words.ticketCoUrl,
    urlHelp: words.keyHelp,
    needsConsent: true,
    fields: [],
  },
  pretix: {
    label: words.feedPretix,
    url: '',
    urlLabel: words.pretixUrl,
    urlHelp: words.keyHelp,
    fields: [{ name: 'organizer', label: words.organizer, check: checkCode }],
  },
  filmweb: {
    label: words.feedFilmweb,
    url: 'https://movieinfoqs.filmweb.no/graphql',
    urlLabel: words.filmwebUrl,
    urlHelp: words.keyNotNeeded,
    needsConsent: true,
    fields: [
      { name: 'location', label: words.filmwebLocation, help: words.filmwebLocationHelp, check: checkText },
      {
        name: 'theatre',
        label: words.filmwebTheatre,
        help: words.filmwebTheatreHelp,
        isOptional: true,
        check: () => null,
      },
    ],
  },
  document: {
    label: words.feedDocument,
    url: '',
    urlLabel: words.documentUrl,
    urlHelp: words.documentHelp,
    fields: [],
  },
  'event-feed': {
    label: words.feedEvents,
    url: '',
    urlLabel: words.feedUrl,
    urlHelp: words.keyHelp,
    fields: [],
  },
}

const KINDS = Object.keys(FEED_KINDS) as TicketFeed['kind'][]

export const FEED_OPTIONS: readonly (readonly [TicketFeed['kind'] | 'none', string])[] = [
  ['none', words.feedNone],
  ...KINDS.map((kind) => [kind, FEED_KINDS[kind].label] as const),
]

/** A provider of a kind whose fields are still to be filled in. */
export function startFeed(kind: TicketFeed['kind']): TicketFeed {
  const { url, fields } = FEED_KINDS[kind]
  const required = fields.filter(({ isOptional }) => !isOptional)
  return { kind, url, ...Object.fromEntries(required.map(({ name }) => [name, ''])) } as TicketFeed
}

export const readFeedField = (feed: TicketFeed, name: string): string =>
  (feed as unknown as Record<string, string | undefined>)[name] ?? ''

/** The provider with another value; an empty optional field is left out. */
export function setFeedField(feed: TicketFeed, { name, isOptional }: FeedField, value: string): TicketFeed {
  const { [name]: _, ...rest } = feed as unknown as Record<string, string>
  return (isOptional && value === '' ? rest : { ...rest, [name]: value }) as unknown as TicketFeed
}

export const isFeedComplete = (feed: TicketFeed | undefined): boolean =>
  !feed ||
  !hasProblem(
    checkUrl(feed.url),
    ...FEED_KINDS[feed.kind].fields.map(({ name, check }) => check(readFeedField(feed, name))),
  )
