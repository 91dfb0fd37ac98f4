import { z } from 'zod'
import type { LinkView } from '../views.ts'
import { Heading, Link } from './setting-fields.ts'

/** The newsletter block: the form, and the steps after it. */

export const NewsSubscribeSettings = z.strictObject({
  heading: Heading,
  text: z.string().describe('Tekst'),
  privacy: Link.optional().describe('Lenke til personvern'),
})
export interface NewsSubscribeBlockItem {
  heading: string
  text: string
  privacy: LinkView | null
  /** The path that the form is sent to. */
  action: string
  /** Published page data has the form; the server renders the other steps. */
  step: NewsSubscribeStep
}

export type NewsSubscribeStep =
  | { name: 'form'; email: string; problem: NewsSubscribeProblem | null }
  | { name: 'sent' }
  /** A button that posts to `action`: opening the link alone changes nothing, since mail scanners open links too. */
  | { name: 'confirm' | 'unsubscribe'; action: string }
  | { name: 'confirmed' }
  | { name: 'unsubscribed' }
  | { name: 'invalid-link' }

export type NewsSubscribeProblem = 'email-invalid' | 'too-many' | 'not-sent'
