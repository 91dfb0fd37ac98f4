import type { Article, ContentByKind, ContentKind, Production, Showing } from '@lerret/model'

type Compare<T> = (a: T, b: T) => number

const collator = new Intl.Collator('nn')

/** The order in which each kind of record is always read, so that what a page shows does not hang on how content came in. */
export function recordComparator<Kind extends ContentKind>(kind: Kind): Compare<ContentByKind[Kind]> {
  return (ORDERS[kind] ?? compareById) as Compare<ContentByKind[Kind]>
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export const compareById = (a: { id: string }, b: { id: string }) => compareText(a.id, b.id)

const byStart: Compare<Showing> = (a, b) =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || compareById(a, b)

const newestFirst: Compare<Article> = (a, b) =>
  a.order - b.order || b.createdAt - a.createdAt || compareById(a, b)

const byTitle: Compare<Production> = (a, b) => collator.compare(a.title, b.title) || compareById(a, b)

const ORDERS: { [Kind in ContentKind]?: Compare<ContentByKind[Kind]> } = {
  event: byStart,
  article: newestFirst,
  production: byTitle,
}
