import { z } from 'zod'
import { ContentId, Locale } from '../content/fields.ts'
import { GRID_COLUMNS, LAYOUT } from '../limits.ts'
import { isReservedPath } from '../paths.ts'

const PARAMETER = /\{([a-z][a-zA-Z0-9]*)\}/g

/** `/article/{article}`: a path in which a whole segment may be a parameter. The last parameter takes the rest of the path. */
export const PathTemplate = z
  .string()
  .refine(
    (path) => path === '/' || /^(\/([^/{}\s]+|\{[a-z][a-zA-Z0-9]*\}))+$/.test(path),
    'is not a path; a parameter is a whole segment: /article/{slug}',
  )
  .refine((path) => !isReservedPath(path), 'begins with a segment that belongs to the server')

export const listParameters = (template: string) =>
  Array.from(template.matchAll(PARAMETER), (match) => match[1] as string)

export const fillTemplate = (template: string, params: Readonly<Record<string, string>>) =>
  createPathFiller(template)(params)

/** Splits a template once, for thousands of paths. */
export function createPathFiller(template: string): (params: Readonly<Record<string, string>>) => string {
  // Text and names of parameters in turn.
  const parts = template.split(PARAMETER)
  return (params) => parts.map((part, index) => (index % 2 === 0 ? part : (params[part] ?? ''))).join('')
}

const ScreenPlace = z.strictObject({ span: z.int().min(1).max(GRID_COLUMNS), order: z.int() })

export const GridColumn = z.strictObject({
  index: z.int().nonnegative(),
  screen: z.strictObject({ xs: ScreenPlace, md: ScreenPlace, lg: ScreenPlace }),
})
export type GridColumn = z.infer<typeof GridColumn>

export const GridRow = z.strictObject({
  /** Whether the row is within the page's margins instead of full width. */
  container: z.boolean(),
  index: z.int().nonnegative(),
  columns: z.array(GridColumn).min(1),
})
export type GridRow = z.infer<typeof GridRow>

export const SOURCE_MODELS = ['production', 'event', 'article'] as const
export type SourceModel = (typeof SOURCE_MODELS)[number]

export const SourceFilter = z.strictObject({
  /** A property of the record; dots lead into nested objects and the related production: `production.parentSlug`. */
  property: z.string().min(1),
  /** The value to equal; text that starts with @ is a parameter of the path. */
  value: z.union([z.string(), z.number(), z.boolean()]),
  operator: z.literal('eq'),
})
export type SourceFilter = z.infer<typeof SourceFilter>

export const PageSource = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, 'is not a name: letters and digits, the first a small letter'),
  model: z.enum(SOURCE_MODELS),
  /** Whether the source finds a list of records instead of exactly one. */
  collection: z.boolean(),
  filter: z.array(SourceFilter),
})
export type PageSource = z.infer<typeof PageSource>

export const PageBlock = z.strictObject({
  id: ContentId,
  component: z.string().min(1),
  hide: z.boolean(),
  place: z.strictObject({ column: z.int().nonnegative(), row: z.int().nonnegative(), order: z.int() }),
  /** Ids of block data records. */
  data: z.array(ContentId),
})
export type PageBlock = z.infer<typeof PageBlock>

export const META_FIELDS = ['title', 'keywords', 'description', 'image', 'facebookVerificationCode'] as const

export const PageMetaConfig = z.strictObject({
  data: z.array(
    z.strictObject({
      locale: Locale,
      bindings: z.array(
        z.strictObject({
          binding: z.enum(META_FIELDS),
          /** A text with references: `{article.title}` to a value of a source, `{site.title}` to one of the site. */
          source: z.string(),
        }),
      ),
    }),
  ),
})

/** The configuration of a page, written by editors. */
export const PageConfig = z.strictObject({
  id: ContentId,
  title: z.string().min(1),
  path: PathTemplate,
  layout: z.literal(LAYOUT),
  pageType: z.enum(['ordinary', 'standard']),
  template: z.strictObject({ rows: z.array(GridRow) }),
  sources: z.array(PageSource),
  blocks: z.array(PageBlock),
  meta: PageMetaConfig,
})
export type PageConfig = z.infer<typeof PageConfig>
