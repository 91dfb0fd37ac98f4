import { z } from 'zod'
import { MAX_JSON_NAME_LENGTH, toJsonName } from '../json-name.ts'
import { LOCALE } from '../limits.ts'
import { articlePath, isAbsoluteUrl, isReservedPath } from '../paths.ts'
import { isSlug } from '../slug.ts'

/** Fields that several kinds of content share. */

export const ContentId = z.string().min(1).max(120)

/** Content has one locale; the language of the page is `site.htmlLang`. */
export const Locale = z.literal(LOCALE)

export const Slug = z
  .string()
  .refine(isSlug, 'is not a slug: no spaces, no empty segment between slashes, no segment of dots alone')
  // An article's path is the longest of those with a slug.
  .refine((slug) => isShortEnough(articlePath({ slug })), 'is too long for an address')

/** A decoded path on this site: `/article/kva no?`. */
export const SitePath = z
  .string()
  .refine(
    (path) => path === '/' || (path.startsWith('/') && isSlug(path.slice(1))),
    'is not a path: it starts with one slash and ends with none',
  )
  .refine((path) => !isReservedPath(path), 'begins with a segment that belongs to the server')
  .refine(isShortEnough, 'is too long for an address')

/** A link: a path on this site, optionally with query and hash, or an absolute URL, e-mail address or phone number. */
export const Href = z
  .string()
  .refine(
    (href) =>
      /^\/(?!\/)/.test(href) || href.startsWith('#') || isAbsoluteUrl(href) || /^(mailto|tel):./.test(href),
    'is not a link: it starts with /, #, https://, mailto: or tel:',
  )

export const HttpUrl = z.url({ protocol: /^https?$/ })
/** A file of the media library that is not a picture. */
export const DocumentPath = z
  .string()
  .regex(/^\/documents\/[^/?#\s]+$/, 'is not a document of the media library')

/** An instant in UTC. */
export const Instant = z.iso.datetime()

export const FocalPoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export type FocalPoint = z.infer<typeof FocalPoint>

function isShortEnough(path: string) {
  return toJsonName(path).length <= MAX_JSON_NAME_LENGTH
}
