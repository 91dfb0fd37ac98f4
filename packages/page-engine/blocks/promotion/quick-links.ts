import type { LinkView } from '@lerret/model'
import { z } from 'zod'
import { normalizeHref } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, Link } from '../setting-fields.ts'

export const QuickLinksSettings = z.strictObject({
  heading: Heading.optional(),
  links: z
    .array(z.strictObject({ ...Link.shape, text: z.string().optional().describe('Forklaring') }))
    .min(1),
})
export type QuickLinksSettings = z.infer<typeof QuickLinksSettings>

export interface QuickLinksBlockItem {
  heading: string
  links: (LinkView & { text: string })[]
}

export const quickLinks = defineBlock({
  version: '1.0.0',
  settings: QuickLinksSettings,
  resolve: resolveQuickLinks,
})

function resolveQuickLinks(settings: QuickLinksSettings): QuickLinksBlockItem {
  return {
    heading: settings.heading ?? '',
    links: settings.links.map(({ label, href, text }) => ({
      label,
      href: normalizeHref(href),
      text: text ?? '',
    })),
  }
}
