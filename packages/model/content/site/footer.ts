import { z } from 'zod'
import { Href, Locale } from '../fields.ts'
import { Html } from '../html.ts'
import { SITE_RECORD_ID } from './site-kinds.ts'

const commonFields = { href: Href.optional(), order: z.number() }

const FooterText = z
  .strictObject({ ...commonFields, type: z.enum(['title', 'text', 'link']), value: z.string() })
  .refine((item) => item.type !== 'link' || item.href !== undefined, {
    path: ['href'],
    message: 'is missing: a link needs one',
  })

const FooterHtml = z.strictObject({ ...commonFields, type: z.literal('html'), value: Html })

export const FooterItem = z.discriminatedUnion('type', [FooterText, FooterHtml])
export type FooterItem = z.infer<typeof FooterItem>

export const FooterSection = z.strictObject({
  title: z.string(),
  locale: Locale,
  order: z.number(),
  items: z.array(FooterItem),
})
export type FooterSection = z.infer<typeof FooterSection>

/** The sections of the footer. Its menu entries are records of their own. */
export const SiteFooter = z.strictObject({ id: z.literal(SITE_RECORD_ID), sections: z.array(FooterSection) })
export type SiteFooter = z.infer<typeof SiteFooter>
