import {
  type Article,
  articlePublishedAt,
  type ContentKind,
  type Production,
  type SafeContentByKind,
  type Showing,
} from '@lerret/model'

type Compare<T> = (a: T, b: T) => number

const collator = new Intl.Collator('nn')

/** The fixed order of each kind of record, so that pages do not depend on the order in which content was loaded. */
export function recordComparator<Kind extends ContentKind>(kind: Kind): Compare<SafeContentByKind[Kind]> {
  return (COMPARATORS[kind] ?? compareById) as Compare<SafeContentByKind[Kind]>
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export const compareById = (a: { id: string }, b: { id: string }) => compareText(a.id, b.id)

const compareByStart: Compare<Showing> = (a, b) =>
  Date.parse(a.startsAt) - Date.parse(b.startsAt) || compareById(a, b)

/** Compares articles by the order that an editor set, then newest first. */
const compareArticles: Compare<Article> = (a, b) =>
  a.order - b.order || articlePublishedAt(b) - articlePublishedAt(a) || compareById(a, b)

const compareByTitle: Compare<Production> = (a, b) => collator.compare(a.title, b.title) || compareById(a, b)

const COMPARATORS: { [Kind in ContentKind]?: Compare<SafeContentByKind[Kind]> } = {
  event: compareByStart,
  article: compareArticles,
  production: compareByTitle,
}
