import { z } from 'zod'
import { ContentId, Locale } from '../content/fields.ts'
import { GRID_COLUMNS, LAYOUT } from '../limits.ts'
import { isReservedPath } from '../paths.ts'

const PARAMETER = /\{([a-z][a-zA-Z0-9]*)\}/g

/** `/article/{article}`: a path in which a whole segment may be a parameter. The last one takes the rest of the path. */
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
  template.replace(PARAMETER, (_, name: string) => params[name] ?? '')

const ScreenPlace = z.strictObject({ span: z.int().min(1).max(GRID_COLUMNS), order: z.int() })

export const GridColumn = z.strictObject({
  index: z.int().nonnegative(),
  screen: z.strictObject({ xs: ScreenPlace, md: ScreenPlace, lg: ScreenPlace }),
})
export type GridColumn = z.infer<typeof GridColumn>

export const GridRow = z.strictObject({
  /** Within the page's margins, or from edge to edge. */
  container: z.boolean(),
  index: z.int().nonnegative(),
  columns: z.array(GridColumn).min(1),
})
export type GridRow = z.infer<typeof GridRow>

export const SOURCE_MODELS = ['production', 'event', 'article'] as const
export type SourceModel = (typeof SOURCE_MODELS)[number]

export const SourceFilter = z.strictObject({
  /** A property of the record; dots lead into what it holds or refers to: `production.parentSlug`. */
  property: z.string().min(1),
  /** What it must equal; text that starts with @ is a parameter of the path. */
  value: z.union([z.string(), z.number(), z.boolean()]),
  operator: z.literal('eq'),
})
export type SourceFilter = z.infer<typeof SourceFilter>

export const PageSource = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, 'is not a name: letters and digits, the first a small letter'),
  model: z.enum(SOURCE_MODELS),
  /** Many records, or the one that must be there. */
  collection: z.boolean(),
  filter: z.array(SourceFilter),
})
export type PageSource = z.infer<typeof PageSource>

export const PageBlock = z.strictObject({
  id: ContentId,
  component: z.string().min(1),
  hide: z.boolean(),
  place: z.strictObject({ column: z.int().nonnegative(), row: z.int().nonnegative(), order: z.int() }),
  /** Ids of content: mostly block data, for some blocks hand-picked productions and articles. */
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
          /** Text in which `{article.title}` stands for a value of a source, and `{site.title}` for one of the site. */
          source: z.string(),
        }),
      ),
    }),
  ),
})

/** A page as an editor built it. */
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
