import { z } from 'zod'
import { EVENT_CODE_LENGTH, FILM_NUMBER, FILM_SLUG_END } from '../limits.ts'
import { AGE_LIMITS } from './age-limit.ts'
import { Asset } from './asset.ts'
import { ContentId, DocumentPath, HttpUrl, Slug } from './fields.ts'
import { Html } from './html.ts'

export const EdiNumber = z
  .string()
  .regex(FILM_NUMBER, 'is not a film number: three capital letters and eight digits')

const EVENT_CODE_END = new RegExp(`-[a-z0-9]{${EVENT_CODE_LENGTH.min},${EVENT_CODE_LENGTH.max}}$`)

const commonFields = {
  id: ContentId,
  title: z.string().min(1),
  /** `summary` is plain text. */
  contents: z.array(z.strictObject({ summary: z.string(), body: Html })).min(1),
  assets: z.array(Asset),
  /** Short tags, used as the page's keywords. */
  features: z.array(z.string().min(1)),
  ageLimit: z.enum(AGE_LIMITS),
  minutes: z.int().positive().optional(),
  /** `2026-11-20`: the date of the first showing, for coming productions. */
  premiere: z.iso.date().optional(),
  /** The address of a trailer on another site, or of a video of the media library. */
  trailerUrl: z.union([HttpUrl, DocumentPath]).optional(),
}

export const Film = z.strictObject({
  ...commonFields,
  object: z.literal('movie'),
  objectClass: z.enum(['movie', 'movie_coming']),
  /** The film page's slug: `{title}-dxm-{8 digits}`. */
  parentSlug: Slug.regex(FILM_SLUG_END, 'does not end in -dxm- and eight digits'),
  pageReference: Slug,
  ediNumber: EdiNumber,
  originalTitle: z.string().min(1).optional(),
  year: z.int().min(1888).optional(),
  countries: z.array(z.string()).optional(),
  genres: z.array(z.string()).optional(),
  directors: z.array(z.string()).optional(),
  cast: z.array(z.string()).optional(),
  distributor: z.string().optional(),
})
export type Film = z.infer<typeof Film>

export const CultureItem = z.strictObject({
  ...commonFields,
  object: z.literal('culture'),
  /** The kind of event, in a visitor's words: Konsert, Quiz, Samtale. */
  objectClass: z.string().min(1),
  /** The slug without code, which several events of the same name share. */
  parentSlug: Slug,
  /** The page's slug: the slug without code, and a code of 6 to 7 characters. */
  pageReference: Slug.regex(EVENT_CODE_END, 'does not end in a hyphen and a code of 6 to 7 characters'),
  performers: z.array(z.string()).optional(),
  organizer: z.string().optional(),
})
export type CultureItem = z.infer<typeof CultureItem>

/** A film or a culture item: what is shown. A showing is when it is shown. */
export const Production = z.discriminatedUnion('object', [Film, CultureItem])
export type Production = z.infer<typeof Production>
