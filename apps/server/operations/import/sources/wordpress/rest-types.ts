import { z } from 'zod'

/** The answers of WordPress's REST API, as far as they are read. Plugins change them, so everything but the id may be missing. */
const Rendered = z
  .object({ rendered: z.string().catch(''), protected: z.boolean().catch(false) })
  .catch({ rendered: '', protected: false })

const MediaSize = z.object({ source_url: z.string() })

export const WordPressMedia = z.object({
  id: z.number(),
  link: z.string().catch(''),
  source_url: z.string().catch(''),
  alt_text: z.string().catch(''),
  title: Rendered,
  guid: Rendered,
  media_details: z
    .object({
      file: z.string().optional().catch(undefined),
      original_image: z.string().optional().catch(undefined),
      // PHP writes an empty list for an object without entries.
      sizes: z.record(z.string(), MediaSize).catch({}),
    })
    .catch({ sizes: {} }),
})
export type WordPressMedia = z.infer<typeof WordPressMedia>

export const WordPressPost = z.object({
  id: z.number(),
  link: z.string(),
  guid: Rendered,
  slug: z.string().catch(''),
  status: z.string().catch('publish'),
  date: z.string().catch(''),
  date_gmt: z.string().nullable().catch(null),
  modified_gmt: z.string().nullable().catch(null),
  title: Rendered,
  content: Rendered,
  excerpt: Rendered,
  featured_media: z.number().catch(0),
  _embedded: z
    .object({
      author: z
        .array(
          z
            .object({ id: z.number().catch(0), name: z.string().catch(''), link: z.string().catch('') })
            .catch({ id: 0, name: '', link: '' }),
        )
        .catch([]),
      'wp:featuredmedia': z
        .array(z.object({ source_url: z.string().catch('') }).catch({ source_url: '' }))
        .catch([]),
      'wp:term': z
        .array(
          z.array(z.object({ name: z.string(), taxonomy: z.string(), link: z.string().catch('') })).catch([]),
        )
        .catch([]),
    })
    .catch({ author: [], 'wp:featuredmedia': [], 'wp:term': [] }),
})
export type WordPressPost = z.infer<typeof WordPressPost>

export const WordPressCategory = z.object({
  id: z.number(),
  link: z.string().catch(''),
  name: z.string().catch(''),
})

/** An event of the plugin The Events Calendar. */
export const WordPressEvent = z.object({
  id: z.number(),
  url: z.string(),
  slug: z.string().catch(''),
  status: z.string().catch('publish'),
  title: z.string().catch(''),
  description: z.string().catch(''),
  excerpt: z.string().catch(''),
  utc_start_date: z.string(),
  utc_end_date: z.string().catch(''),
  date_utc: z.string().catch(''),
  modified_utc: z.string().catch(''),
  cost: z.string().catch(''),
  image: z.object({ url: z.string() }).nullable().catch(null),
  // An event without a venue has an empty list.
  venue: z.object({ venue: z.string() }).nullable().catch(null),
  organizer: z.array(z.object({ organizer: z.string() })).catch([]),
  categories: z.array(z.object({ name: z.string() })).catch([]),
})
export type WordPressEvent = z.infer<typeof WordPressEvent>

export const WordPressRoot = z.object({
  home: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  namespaces: z.array(z.string()).catch([]),
})
