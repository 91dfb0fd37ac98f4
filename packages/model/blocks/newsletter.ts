import { z } from 'zod'
import type { LinkView } from '../page/views.ts'
import { Heading, Link } from './setting-fields.ts'

/** The newsletter's block: the form, and each page that the way from there leads over. */

export const NewsSubscribeSettings = z.strictObject({
  heading: Heading,
  text: z.string().describe('Tekst'),
  privacy: Link.optional().describe('Lenke til personvern'),
})
export interface NewsSubscribeBlockItem {
  heading: string
  text: string
  privacy: LinkView | null
  /** Where the form is sent. */
  action: string
  /** The form as it is published; the server draws the other steps for whoever comes to them. */
  step: NewsSubscribeStep
}

export type NewsSubscribeStep =
  | { name: 'form'; email: string; problem: NewsSubscribeProblem | null }
  | { name: 'sent' }
  /** A button that is sent to `action`: opening a link does nothing yet, since mail scanners open links too. */
  | { name: 'confirm' | 'unsubscribe'; action: string }
  | { name: 'confirmed' }
  | { name: 'unsubscribed' }
  | { name: 'invalid-link' }

export type NewsSubscribeProblem = 'email-invalid' | 'too-many' | 'not-sent'
