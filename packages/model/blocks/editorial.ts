import { z } from 'zod'
import type { AgeLimit } from '../content/age-limit.ts'
import type { Destination } from '../content/destination.ts'
import type { ArticleCard, FactsView, LinkView, PictureView, SafeHtml, SearchHit } from '../page/views.ts'
import { Heading, Html, Link, PictureId, SourceName } from './setting-fields.ts'

/** Blocks that are read: texts, articles, facts. */

export const CoverSettings = z.strictObject({
  /** The production or article that gives title, text and picture where they are not written here. */
  source: SourceName.optional(),
  kicker: z.string().optional().describe('Stikktittel'),
  title: z.string().optional().describe('Tittel'),
  text: z.string().optional().describe('Ingress'),
  image: PictureId.optional(),
})
export interface CoverBlockItem {
  tone: 'film' | 'paper'
  /** As an editor wrote it; without it stands what the next four tell. */
  kicker: string | null
  kind: string
  minutes: number | null
  countries: string[]
  year: number | null
  title: string
  text: string
  image: PictureView | null
  poster: PictureView | null
  ageLimit: AgeLimit | null
  /** The content id, for a film: it can be added to a watch list. */
  filmId: string | null
  /** Its number, by which its rating is asked for. */
  ediNumber: string | null
  /** An instant, for an article. */
  publishedAt: string | null
}

export const ContentSettings = z.strictObject({
  heading: Heading.optional(),
  html: Html,
  image: PictureId.optional(),
})
export interface ContentBlockItem {
  heading: string
  html: SafeHtml
  image: PictureView | null
}

export const ArticleSettings = z.strictObject({ article: SourceName })
export interface ArticleBlockItem {
  title: string
  author: string
  publishedAt: string
  updatedAt: string
  html: SafeHtml
}

export const ArticleCardListSettings = z.strictObject({
  heading: Heading,
  articles: SourceName,
  limit: z.int().positive().optional().describe('Kor mange'),
  link: Link.optional(),
})
export interface ArticleCardListBlockItem {
  heading: string
  articles: ArticleCard[]
  link: LinkView | null
}

export const MovieInfoSettings = z.strictObject({ heading: Heading, production: SourceName })
export interface MovieInfoBlockItem {
  heading: string
  html: SafeHtml
  facts: FactsView
  ediNumber: string
  trailerUrl: string | null
}

export const InfoSettings = z.strictObject({ heading: Heading, production: SourceName })
export interface InfoBlockItem {
  heading: string
  html: SafeHtml
  facts: FactsView
}

export const SearchFieldSettings = z.strictObject({ heading: Heading })
export interface SearchFieldBlockItem {
  heading: string
  action: string
  /** What was asked; empty as it is published. */
  query: string
}

export const SearchResultsSettings = z.strictObject({ heading: Heading })
/** Empty as it is published; the server fills it in for whoever asks. */
export interface SearchResultsBlockItem {
  heading: string
  action: string
  query: string
  /** Nothing is as it was asked for; the hits are spelt much like it. */
  isNear?: boolean
  total: number
  /** How many hits come before these. */
  skip: number
  hits: SearchHit[]
}

/** Which of them a site tells is said in its configuration, and what it stores is known; an editor chooses the heading. */
export const CookieListSettings = z.strictObject({ heading: Heading })
export interface CookieListBlockItem {
  heading: string
  destinations: Destination[]
}
