import type { RecordRules } from '../editing/record-rules.ts'
import { newArticle } from './article-defaults.ts'

/** How articles are edited by a person of this name. */
export const articleRules = (author: string): RecordRules => ({
  initialBody: ({ id }) => ({ ...newArticle(id, author, Date.now()) }),
})
