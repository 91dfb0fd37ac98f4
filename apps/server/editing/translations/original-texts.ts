import {
  type Article,
  articlePath,
  listParameters,
  type PageConfig,
  type Production,
  productionPath,
  type TranslatedKind,
} from '@lerret/model'
import { isComponentId, listBlockTexts } from '@lerret/page-engine'
import { findDraft } from '../../content/records/store/read-records.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readHouseTexts } from './house-texts.ts'
import type { Original, OriginalText } from './original.ts'

/** The draft of a record with all its texts. Throws when there is none. */
export async function readOriginal(
  db: Queryable,
  { kind, id }: { kind: TranslatedKind; id: string },
  now: Date,
): Promise<Original> {
  if (kind === 'house') return readHouseTexts(db, now)
  const draft = await findDraft(db, kind, id)
  if (!draft?.body) throw new AppError('content_not_found', `There is no ${kind} ${id} to translate.`)
  if (kind === 'article') return toArticleTexts(draft.body as Article)
  if (kind === 'production') return toProductionTexts(draft.body as Production)
  return readPageTexts(db, draft.body as PageConfig)
}

// A draft may lack any field.
function toArticleTexts(article: Partial<Article>): Original {
  return {
    title: article.title ?? '',
    path: article.slug ? articlePath({ slug: article.slug }) : null,
    texts: [
      { path: ['title'], label: 'settingTitle', control: 'text', text: article.title ?? '' },
      { path: ['lead'], label: 'settingLead', control: 'long-text', text: article.lead ?? '' },
      { path: ['content'], label: 'settingHtml', control: 'rich-text', text: article.content ?? '' },
    ],
  }
}

function toProductionTexts(production: Partial<Production>): Original {
  const { title = '', object, parentSlug, pageReference, contents = [], objectClass = '' } = production
  const { genres = [], countries = [] } = production as Partial<Production & { object: 'movie' }>
  const hasPath = object && parentSlug && pageReference
  return {
    title,
    path: hasPath ? productionPath({ object, parentSlug, pageReference }) : null,
    texts: [
      { path: ['title'], label: 'settingTitle', control: 'text', text: title },
      ...(object === 'culture' ? [toClassText(objectClass)] : []),
      ...(object === 'movie'
        ? [
            toListText('genres', 'translatedGenres', genres),
            toListText('countries', 'translatedCountries', countries),
          ]
        : []),
      ...contents.flatMap(({ summary, body }, index): OriginalText[] => [
        {
          path: ['contents', String(index), 'summary'],
          label: 'settingLead',
          control: 'long-text',
          text: summary,
        },
        {
          path: ['contents', String(index), 'body'],
          label: 'settingHtml',
          control: 'rich-text',
          text: body,
        },
      ]),
    ],
  }
}

const toListText = (
  field: 'genres' | 'countries',
  label: OriginalText['label'],
  items: readonly string[],
): OriginalText => ({ path: [field], label, control: 'list', text: items.join(', ') })

const toClassText = (text: string): OriginalText => ({
  path: ['objectClass'],
  label: 'translatedClass',
  control: 'text',
  text,
})

async function readPageTexts(db: Queryable, page: Partial<PageConfig>): Promise<Original> {
  const { title = '', path = '', blocks = [] } = page
  const bindings = page.meta?.data.flatMap((meta) => meta.bindings) ?? []
  const findTemplate = (field: string) => bindings.find(({ binding }) => binding === field)?.source ?? ''
  const blockTexts = await Promise.all(blocks.flatMap(({ data }) => data).map((id) => readBlockTexts(db, id)))
  return {
    title,
    path: path === '' || listParameters(path).length > 0 ? null : path,
    texts: [
      { path: ['title'], label: 'settingTitle', control: 'text', text: title },
      ...blockTexts.flat(),
      { path: ['meta', 'title'], label: 'translatedTabTitle', control: 'text', text: findTemplate('title') },
      {
        path: ['meta', 'description'],
        label: 'translatedDescription',
        control: 'long-text',
        text: findTemplate('description'),
      },
    ],
  }
}

/** A block may also show productions and articles themselves, which have translations of their own. */
async function readBlockTexts(db: Queryable, id: string): Promise<OriginalText[]> {
  const body = (await findDraft(db, 'block-data', id))?.body as
    | { component: string; settings: unknown }
    | null
    | undefined
  if (!body || !isComponentId(body.component)) return []
  return listBlockTexts(body.component, body.settings ?? {}).map(({ path, setting, text }) => ({
    path: ['texts', id, path],
    label: setting.label,
    control: setting.control as OriginalText['control'],
    text,
  }))
}
