import { z } from 'zod'
import { ContentId, Href } from '../content/fields.ts'
import type { LinkView, PictureView, ProductionCard, SafeHtml, ShowingView } from '../views.ts'
import { Heading, Html, Link, PictureId } from './setting-fields.ts'

/** Blocks that promote other pages: slides, cards, links. */

export const SlideshowSettings = z.strictObject({
  /** A production whose title, picture and next showings are used where they are not set here. */
  productionId: ContentId.optional().describe('Film eller arrangement'),
  kicker: z.string().optional().describe('Stikktittel'),
  title: z.string().optional().describe('Tittel'),
  text: z.string().optional().describe('Tekst'),
  image: PictureId.optional(),
  link: Link.optional(),
})
export interface SlideshowBlockItem {
  kicker: string
  title: string
  text: string
  image: PictureView | null
  link: LinkView | null
  production: ProductionCard | null
  showings: ShowingView[]
}

export const ModalDialogSettings = z.strictObject({ heading: Heading, html: Html, link: Link.optional() })
export interface ModalDialogBlockItem {
  /** Changes with the message, so that a visitor who has seen one message is shown the next. */
  key: string
  heading: string
  html: SafeHtml
  link: LinkView | null
}

const Card = z.strictObject({
  title: z.string().min(1).describe('Tittel'),
  text: z.string().describe('Tekst'),
  href: Href.describe('Lenke'),
  image: PictureId.optional(),
})

export const ManualCardListSettings = z.strictObject({ heading: Heading, cards: z.array(Card).min(1) })
export interface CardView {
  title: string
  text: string
  href: string
  image: PictureView | null
}
export interface ManualCardListBlockItem {
  heading: string
  cards: CardView[]
}

/** Hand-picked productions and articles, by their ids. */
export const CardListSettings = z.strictObject({
  heading: Heading,
  picks: z.array(ContentId).min(1).describe('Utval'),
})
export type CardListBlockItem = ManualCardListBlockItem

export const QuickLinksSettings = z.strictObject({
  heading: Heading.optional(),
  links: z
    .array(z.strictObject({ ...Link.shape, text: z.string().optional().describe('Forklaring') }))
    .min(1),
})
export interface QuickLinksBlockItem {
  heading: string
  links: (LinkView & { text: string })[]
}

export const GiftCardSettings = z.strictObject({
  heading: Heading,
  text: z.string().describe('Tekst'),
  image: PictureId.optional(),
})
export interface GiftCardBlockItem {
  heading: string
  text: string
  image: PictureView | null
  href: string
}

export const AppLinksSettings = z.strictObject({
  heading: Heading,
  text: z.string().describe('Tekst'),
  appStore: Href.describe('Lenke til App Store'),
  googlePlay: Href.describe('Lenke til Google Play'),
})
export interface AppLinksBlockItem {
  heading: string
  text: string
  appStore: string
  googlePlay: string
}
