export type OnSourceProgress = (progress: { done: number; total: number }) => void

/** The content that a source reads from an old website, whatever it ran on. */
export interface OldSite {
  /** The host without `www`: all imports of one site have the same. */
  source: string
  /** The address of its front page. */
  home: string
  documents: OldDocument[]
  media: OldMedia[]
  /** Addresses of lists and feeds. */
  archives: OldArchive[]
  /** How many comments of readers there are, which are not imported. */
  comments?: number
  /** Documents that are not public there, and are not imported. */
  skipped: SkippedDocument[]
  /** Documents that could not be read. */
  failures: ReadFailure[]
}

export interface ReadFailure {
  /** The URL of what could not be read, or what a row of a sheet says. */
  address: string
  reason: string
  /** The row of a sheet that could not be read. */
  row?: { number: number; problem: RowProblem }
}

export const ROW_PROBLEMS = ['title', 'date', 'weekday', 'time', 'several', 'double'] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export interface OldDocument {
  type: 'article' | 'page' | 'event'
  /** The key of the document at the source: `post:123`. */
  key: string
  title: string
  slug: string
  html: string
  /** Whether the HTML is what an editor of the old site typed, before its paragraphs and shortcodes were resolved. */
  isStoredText: boolean
  /** Plain text, which may be the beginning of the text itself. */
  lead: string
  author: string
  publishedAt: number
  updatedAt: number
  categories: string[]
  /** The address of its picture. */
  picture: string | null
  address: string
  /** Other addresses that led to it. */
  otherAddresses: string[]
  /** The organizer of an event. */
  organizer: string
  /** A film's EDI number; empty for other events. */
  filmNumber: string
  /** Whether it comes from a programme: it belongs to the house's production of that title, where there is one. */
  isProgrammeEntry?: boolean
  /** Whether only the beginning of the text is known, which does not replace a text that was imported before. */
  isSummary?: boolean
  showings: OldShowing[]
}

export interface OldShowing {
  key: string
  startsAt: string
  endsAt: string
  venue: string
  /** The price as it was written: `kr 250`, `Gratis`. */
  price: string
  /** Where its tickets are sold; empty when that is not known. */
  ticketUrl: string
  state: 'planned' | 'cancelled' | 'postponed'
}

export interface OldMedia {
  /** The id by which the old site's galleries name it. */
  id: string
  /** Where the file is, the best first. */
  files: string[]
  alt: string
  title: string
  /** All addresses that lead to it: the file, its resized copies, its own page. */
  addresses: string[]
}

export interface OldArchive {
  address: string
  leadsTo: 'articles' | 'events' | 'feed' | 'calendar' | 'front' | null
}

export const SKIP_REASONS = ['private', 'password', 'draft', 'planned', 'deleted', 'robots', 'limit'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface SkippedDocument {
  title: string
  address: string
  reason: SkipReason
}

/** The name of a source. */
export const sourceName = (url: URL) => url.host.replace(/^www\./, '')

/** Whether an address is one of the old site's own, with or without `www`, encrypted or not. */
export function isOwnAddress(address: string, source: string): boolean {
  const url = URL.parse(address)
  return url !== null && sourceName(url) === source
}
