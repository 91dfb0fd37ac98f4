import {
  articlePath,
  findArticleSlug,
  type LocalizedKind,
  listParameters,
  PROGRAMME_CALENDARS,
  parsePath,
  productionPath,
  RSS_PATH,
  toHref,
  translatedFeedPath,
  translationPath,
} from '@lerret/model'
import { normalizeHref, splitHref } from '../content/hrefs.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findTranslation, type TranslationReader } from './localize.ts'

/** The path of a record's page in the language of the page that links to it; that of the original where there is no translation. */
export function localizeRecordPath(
  kind: LocalizedKind,
  id: string,
  originalPath: string,
  reader: TranslationReader,
): string {
  const translation = findTranslation(kind, id, reader)
  return translation ? translationPath(translation, originalPath) : originalPath
}

/** Returns any path in the page's language; it may be that of a feed or of no page. */
export function localizePath(path: string, tracker: ReadTracker): string {
  if (!tracker.translation) return path
  if (FEEDS.has(path)) return translatedFeedPath(path, tracker.translation.language)
  const target = findTarget(path, tracker)
  return target ? localizeRecordPath(target.kind, target.id, path, tracker) : path
}

const FEEDS: ReadonlySet<string> = new Set([RSS_PATH, ...Object.values(PROGRAMME_CALENDARS)])

/** The encoded href of a link as an editor wrote it, leading to the translation of its page where there is one. */
export function localizeHref(href: string, tracker: ReadTracker): string {
  const [encoded, rest] = splitHref(href)
  const path = tracker.translation && href.startsWith('/') ? parsePath(encoded) : null
  return path === null ? normalizeHref(href) : toHref(localizePath(path, tracker)) + rest
}

/** The record that the page at a path is about. A page with a fixed path is about itself. */
export function findTarget(
  path: string,
  { query }: Pick<ReadTracker, 'query'>,
): { kind: LocalizedKind; id: string } | null {
  const [page] = query('page', [{ property: 'path', value: path }])
  if (page) return listParameters(page.path).length === 0 ? { kind: 'page', id: page.id } : null
  const slug = findArticleSlug(path)
  if (slug !== null) {
    const [article] = query('article', [{ property: 'slug', value: slug }])
    return article && articlePath(article) === path ? { kind: 'article', id: article.id } : null
  }
  const value = path.slice(1)
  const production = [
    ...query('production', [{ property: 'parentSlug', value }]),
    ...query('production', [{ property: 'pageReference', value }]),
  ].find((each) => productionPath(each) === path)
  return production ? { kind: 'production', id: production.id } : null
}
