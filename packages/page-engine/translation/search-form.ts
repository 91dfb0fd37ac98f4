import type { SearchFormView } from '@lerret/model'
import { normalizeHref } from '../content/hrefs.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { localizeHref } from './localized-paths.ts'

/** Resolves where a search is sent from a page. A search page that is not translated gets the language of the page. */
export function resolveSearchForm(submitPath: string, tracker: ReadTracker): SearchFormView {
  const action = localizeHref(submitPath, tracker)
  const { translation } = tracker
  if (!translation || action !== normalizeHref(submitPath)) return { action }
  return { action, lang: translation.language }
}
