import { type LinkView, newsletterPaths, toHref } from '@lerret/model'
import { z } from 'zod'
import { toLinkView } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, linkField, longTextField } from '../settings/fields.ts'

export const NewsSubscribeSettings = z.strictObject({
  heading: Heading,
  text: longTextField(),
  privacy: linkField('settingPrivacy').optional(),
})
export type NewsSubscribeSettings = z.infer<typeof NewsSubscribeSettings>

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

export type NewsSubscribeProblem = 'email-invalid' | 'too-many' | 'not-stored' | 'not-sent'

export const newsSubscribe = defineBlock({
  version: '1.0.0',
  name: 'blockNewsSubscribe',
  help: 'blockNewsSubscribeHelp',
  settings: NewsSubscribeSettings,
  resolve: resolveNewsSubscribe,
})

/** Published as an empty form; the server answers when it is sent. */
function resolveNewsSubscribe(settings: NewsSubscribeSettings): NewsSubscribeBlockItem {
  return {
    heading: settings.heading,
    text: settings.text,
    privacy: toLinkView(settings.privacy),
    action: toHref(newsletterPaths.form),
    step: { name: 'form', email: '', problem: null },
  }
}
