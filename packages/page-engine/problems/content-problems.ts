import { type Article, type ContentByKind, type ContentKind, findMediaId, type Showing } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { compareText } from '../content/record-order.ts'
import { changedKeys, type RecordChange } from '../incremental/change.ts'
import { deriveFromContent } from '../incremental/derived.ts'
import { createRecordProblem, type Problem } from './problem.ts'

/** Events that are left out because their production is missing, and articles shown without a picture that is missing. */
export const findContentProblems: (content: Content) => readonly Problem[] = deriveFromContent(
  (content) => checkRecords(content.all('event'), content.all('article'), content),
  (problems, changes, content) => {
    const isAnyRemoved = (removed: ContentKind) =>
      changes.some(({ kind, after }) => kind === removed && !after)
    // Which records refer to a removed one is not indexed, so all are checked.
    const events = isAnyRemoved('production')
      ? content.all('event')
      : recordsToCheck('event', problems, changes, content)
    const articles = isAnyRemoved('media')
      ? content.all('article')
      : recordsToCheck('article', problems, changes, content)
    return checkRecords(events, articles, content)
  },
)

const checkRecords = (events: readonly Showing[], articles: readonly Article[], content: Content) =>
  [...findEventsWithoutProduction(events, content), ...findMissingArticlePictures(articles, content)].sort(
    compareProblems,
  )

/** The records that have changed, and those that had a problem before. */
function recordsToCheck<Kind extends 'event' | 'article'>(
  kind: Kind,
  problems: readonly Problem[],
  changes: readonly RecordChange[],
  content: Content,
): ContentByKind[Kind][] {
  const keys = new Set(changes.flatMap(changedKeys))
  for (const { record } of problems) keys.add(record)
  const prefix = `${kind}:`
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => content.find(kind, key.slice(prefix.length)) ?? [])
}

const compareProblems = (a: Problem, b: Problem) =>
  compareText(a.record, b.record) || compareText(a.field ?? '', b.field ?? '')

const findEventsWithoutProduction = (events: readonly Showing[], content: Content): Problem[] =>
  events
    .filter(({ productionId }) => !content.find('production', productionId))
    .map(({ id, productionId }) =>
      createRecordProblem(`event:${id}`, {
        code: 'production_missing',
        field: 'productionId',
        text: `belongs to the production "${productionId}", which is not there (deleted or not published), so it is not shown.`,
      }),
    )

function findMissingArticlePictures(articles: readonly Article[], content: Content): Problem[] {
  const problems: Problem[] = []
  for (const article of articles) {
    for (const field of ['image', 'thumbnail'] as const) {
      // Most articles have no problem here, so an empty field is skipped before parsing.
      const mediaId = article[field] === '' ? null : findMediaId(article[field])
      if (mediaId === null || content.find('media', mediaId)) continue
      const text = `names the picture "${mediaId}", which is not in the media library, so it is shown without.`
      problems.push(createRecordProblem(`article:${article.id}`, { code: 'picture_missing', field, text }))
    }
  }
  return problems
}
