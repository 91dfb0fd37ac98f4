import { z } from 'zod'
import type { SafeHtml } from '../views.ts'
import { Heading, Html, SourceName } from './setting-fields.ts'

/** Blocks for members. The published data is the same for everyone; member data is loaded in the browser. */

export const MemberSettings = z.strictObject({
  heading: Heading,
  text: z.string().optional().describe('Tekst'),
})
export interface MemberBlockItem {
  heading: string
  text: string
}

/** The form for a new account, and the pages behind the mailed link that confirms its address. */
export interface CreateAccountBlockItem extends MemberBlockItem {
  /** Published page data has the form; the server renders these steps on request. */
  confirmation?: { site: string; step: ConfirmEmailStep }
}

export type ConfirmEmailStep =
  /** A button that posts to `action`: opening the link alone changes nothing, since mail scanners open links too. */
  | { name: 'confirm' | 'confirm-change'; action: string; email: string }
  | { name: 'confirmed' | 'changed' | 'taken'; email: string }
  | { name: 'invalid-link' }

export const ReviewsSettings = z.strictObject({ heading: Heading, production: SourceName })
export interface ReviewsBlockItem {
  heading: string
  ediNumber: string
  /** The film's content id. */
  filmId: string
}

export const CinemaClubSettings = z.strictObject({ heading: Heading, html: Html })
export interface CinemaClubBlockItem {
  heading: string
  /** What the club is and how to join, for everyone. */
  html: SafeHtml
}
