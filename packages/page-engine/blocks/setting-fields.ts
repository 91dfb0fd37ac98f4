import { ContentId, Href } from '@lerret/model'
import { z } from 'zod'

/** Fields that settings of several blocks share. `describe` is the label that editors see. */

export const Heading = z.string().min(1).describe('Overskrift')

/** The name of one of the page's sources. */
export const SourceName = z.string().min(1).describe('Kjelde')

export const Link = z.strictObject({
  label: z.string().min(1).describe('Lenketekst'),
  href: Href.describe('Lenke'),
})

export const PictureId = ContentId.describe('Bilete')

export const Html = z.string().describe('Tekst')
