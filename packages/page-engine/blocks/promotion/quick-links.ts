import type { LinkView } from '@lerret/model'
import { z } from 'zod'
import { normalizeHref } from '../../content/hrefs.ts'
import type { BlockContext } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, linkShape, listField, textField } from '../settings/fields.ts'

export const QuickLinksSettings = z.strictObject({
  heading: Heading.optional(),
  links: listField(
    'settingLinks',
    z.strictObject({ ...linkShape, text: textField('settingExplanation').optional() }),
  ),
})
export type QuickLinksSettings = z.infer<typeof QuickLinksSettings>

export interface QuickLinksBlockItem {
  heading: string
  links: (LinkView & { text: string })[]
}

export const quickLinks = defineBlock({
  version: '1.0.0',
  name: 'blockQuickLinks',
  help: 'blockQuickLinksHelp',
  settings: QuickLinksSettings,
  resolve: resolveQuickLinks,
})

function resolveQuickLinks(settings: QuickLinksSettings, { site }: BlockContext): QuickLinksBlockItem {
  return {
    heading: settings.heading ?? '',
    links: settings.links.map(({ label, href, text }) => ({
      label,
      href: toSubscription(normalizeHref(href), site.host),
      text: text ?? '',
    })),
  }
}

/** Writes `webcal:` before a calendar of the site, so that calendar apps subscribe to it instead of importing it once. */
const toSubscription = (href: string, host: string) =>
  /^\/[^?#]*\.ics$/.test(href) ? `webcal://${new URL(host).host}${href}` : href
