import { articlePublishedAt, type SafeHtml } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { toIsoInstant } from '../../views/iso-instant.ts'
import { prepareTables } from '../../views/tables.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecord } from '../setting-references.ts'
import { sourceField } from '../settings/fields.ts'

export const ArticleSettings = z.strictObject({ article: sourceField('settingArticle') })
export type ArticleSettings = z.infer<typeof ArticleSettings>

export interface ArticleBlockItem {
  title: string
  /** Set only when an editor has written one. */
  lead?: string
  author: string
  publishedAt: string
  updatedAt: string
  html: SafeHtml
}

export const article = defineBlock({
  version: '2.0.0',
  name: 'blockArticle',
  help: 'blockArticleHelp',
  settings: ArticleSettings,
  resolve: resolveArticle,
})

function resolveArticle(settings: ArticleSettings, context: BlockContext): ArticleBlockItem {
  const article = readSourceRecord(context, 'article', settings.article, 'article')
  return {
    title: article.title,
    ...(article.lead && { lead: article.lead }),
    author: article.author,
    publishedAt: toIsoInstant(articlePublishedAt(article)),
    updatedAt: toIsoInstant(article.updatedAt),
    html: prepareTables(article.content),
  }
}
