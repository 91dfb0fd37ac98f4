import type { Article } from '@lerret/model'
import { isSlug } from '@lerret/model'
import { articleWords as words } from '@lerret/words/desk'

/** The names of an article's fields, as in a sentence. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: words.titleInSentence,
  slug: words.slugInSentence,
  content: words.textInSentence,
  lead: words.leadInSentence,
  publishedAt: words.publishedAtInSentence,
  author: words.authorInSentence,
  category: words.categoryInSentence,
  image: words.pictureInSentence,
}

/** The fields that an article needs before it can be published. */
export function listMissing({ title, slug, content }: Pick<Article, 'title' | 'slug' | 'content'>): string[] {
  return [
    ...(title.trim() === '' ? ['title'] : []),
    ...(isSlug(slug) ? [] : ['slug']),
    ...(content.trim() === '' ? ['content'] : []),
  ]
}
