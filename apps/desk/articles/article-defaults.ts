import type { Article } from '@lerret/model'

/** The fields of an article that nobody has written yet. */
export const newArticle = (id: string, author: string, now: number): Article => ({
  id,
  title: '',
  slug: '',
  category: 'news',
  author,
  image: '',
  thumbnail: '',
  content: '',
  node_locale: 'nb',
  createdAt: now,
  updatedAt: now,
  order: 0,
})
