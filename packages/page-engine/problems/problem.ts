import { type Article, type ContentByKind, type ContentKind, mediaIdOf, type Showing } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { compareText } from '../content/record-order.ts'
import { changedKeys, type RecordChange } from '../incremental/affected.ts'
import { deriveFromContent } from '../incremental/derived.ts'
import type { PageError } from './page-error.ts'

/** Something that the site does without until it is mended. */
export interface Problem {
  /** The record to look at: `page:kino`, `event:e12`. */
  record: string
  pageId: string | null
  path: string | null
  /** The id of the block. */
  block: string | null
  field: string | null
  message: string
}

export function toPageProblem(error: PageError): Problem {
  const { pageId, path, blockId, field, message } = error
  return { record: `page:${pageId}`, pageId, path, block: blockId, field, message }
}

export function createRecordProblem(
  record: string,
  field: string,
  text: string,
  path: string | null = null,
): Problem {
  return { record, pageId: null, path, block: null, field, message: `${record}: ${text}` }
}

/** Records that are left out, or shown without a part of them, because what they refer to is missing. */
export const findContentProblems: (content: Content) => readonly Problem[] = deriveFromContent(
  (content) =>
    [...lostEvents(content.all('event'), content), ...barePictures(content.all('article'), content)].sort(
      byRecord,
    ),
  (problems, changes, content) => {
    const isAnyGone = (gone: ContentKind) => changes.some(({ kind, after }) => kind === gone && !after)
    // Who referred to it is not known.
    const mayBeLost = isAnyGone('production')
      ? content.all('event')
      : suspects('event', problems, changes, content)
    const mayBeBare = isAnyGone('media')
      ? content.all('article')
      : suspects('article', problems, changes, content)
    return [...lostEvents(mayBeLost, content), ...barePictures(mayBeBare, content)].sort(byRecord)
  },
)

/** The records that have changed, and those of which something was missing. */
function suspects<Kind extends 'event' | 'article'>(
  kind: Kind,
  problems: readonly Problem[],
  changes: readonly RecordChange[],
  content: Content,
): ContentByKind[Kind][] {
  const names = new Set(changes.flatMap(changedKeys))
  for (const { record } of problems) names.add(record)
  const start = `${kind}:`
  return [...names]
    .filter((name) => name.startsWith(start))
    .flatMap((name) => content.find(kind, name.slice(start.length)) ?? [])
}

const byRecord = (a: Problem, b: Problem) =>
  compareText(a.record, b.record) || compareText(a.field ?? '', b.field ?? '')

const lostEvents = (events: readonly Showing[], content: Content): Problem[] =>
  events
    .filter(({ productionId }) => !content.find('production', productionId))
    .map(({ id, productionId }) =>
      createRecordProblem(
        `event:${id}`,
        'productionId',
        `belongs to the production "${productionId}", which is not there (deleted or not published), so it is not shown.`,
      ),
    )

function barePictures(articles: readonly Article[], content: Content): Problem[] {
  const found: Problem[] = []
  for (const article of articles) {
    for (const field of ['image', 'thumbnail'] as const) {
      // Thousands of times for nothing: most pictures are there, or none is named.
      const mediaId = article[field] === '' ? null : mediaIdOf(article[field])
      if (mediaId === null || content.find('media', mediaId)) continue
      const text = `names the picture "${mediaId}", which is not in the media library, so it is shown without.`
      found.push(createRecordProblem(`article:${article.id}`, field, text))
    }
  }
  return found
}
