import type { ArticleCard, LinkView } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { traceSelection } from '../../context/selection-trace.ts'
import { toArticleCard } from '../../views/article-card.ts'
import { toLinkView } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { readSourceRecords } from '../setting-references.ts'
import { Heading, Link, numberField, sourceField } from '../settings/fields.ts'

export const ArticleCardListSettings = z.strictObject({
  heading: Heading,
  articles: sourceField('settingArticles'),
  limit: numberField('settingLimit', z.int().positive(), undefined).optional(),
  link: Link.optional(),
})
export type ArticleCardListSettings = z.infer<typeof ArticleCardListSettings>

export interface ArticleCardListBlockItem {
  heading: string
  articles: ArticleCard[]
  link: LinkView | null
}

export const articleCardList = defineBlock({
  version: '2.0.0',
  name: 'blockArticleCardList',
  help: 'blockArticleCardListHelp',
  settings: ArticleCardListSettings,
  resolve: resolveArticleCardList,
})

function resolveArticleCardList(
  settings: ArticleCardListSettings,
  context: BlockContext,
): ArticleCardListBlockItem {
  const { limit } = settings
  const found = readSourceRecords(context, 'articles', settings.articles, 'article')
  const articles =
    limit === undefined
      ? found
      : traceSelection(context, {
          rule: { type: 'limit', limit },
          model: 'article',
          before: found,
          after: found.slice(0, limit),
          id: ({ id }) => id,
        })
  return {
    heading: settings.heading,
    articles: articles.map((article) => toArticleCard(article, context.tracker)),
    link: toLinkView(settings.link),
  }
}
