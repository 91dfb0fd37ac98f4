import { z } from 'zod'
import type { AgeLimit } from '../content/age-limit.ts'
import type { Destination } from '../content/destination.ts'
import type { ArticleCard, FactsView, LinkView, PictureView, SafeHtml, SearchHit } from '../views.ts'
import { Heading, Html, Link, PictureId, SourceName } from './setting-fields.ts'

/** Blocks of text: articles, facts, search. */

export const CoverSettings = z.strictObject({
  /** A production or article whose title, text and picture are used where they are not set here. */
  source: SourceName.optional(),
  kicker: z.string().optional().describe('Stikktittel'),
  title: z.string().optional().describe('Tittel'),
  text: z.string().optional().describe('Ingress'),
  image: PictureId.optional(),
})
export interface CoverBlockItem {
  tone: 'film' | 'paper'
  /** As an editor wrote it; when null, the kicker is made of the next four. */
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
  /** A film's content id, for the watch list. */
  filmId: string | null
  /** A film's EDI number, for its rating. */
  ediNumber: string | null
  /** An article's instant of publication. */
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
  /** The search query; empty in published page data. */
  query: string
}

export const SearchResultsSettings = z.strictObject({ heading: Heading })
/** Empty in published page data; the server fills it in when it answers a search. */
export interface SearchResultsBlockItem {
  heading: string
  action: string
  query: string
  /** Whether there is no exact match, so that the hits are similar words. */
  isNear?: boolean
  total: number
  /** The number of hits before these. */
  skip: number
  hits: SearchHit[]
}

/** The list itself comes from the site's configuration and BROWSER_STORAGE; an editor sets the heading. */
export const CookieListSettings = z.strictObject({ heading: Heading })
export interface CookieListBlockItem {
  heading: string
  destinations: Destination[]
}
