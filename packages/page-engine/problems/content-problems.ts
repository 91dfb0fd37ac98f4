import { type Article, findMediaId, type Showing } from '@lerret/model'
import type { Content } from '../content/content.ts'
import { compareText } from '../content/record-order.ts'
import { createRecordProblem, type Problem } from './problem.ts'

/** Events that are left out because their production is missing, and articles shown without a picture that is missing. */
export const findContentProblems = (content: Content): readonly Problem[] =>
  [
    ...findEventsWithoutProduction(content.all('event'), content),
    ...findMissingArticlePictures(content.all('article'), content),
  ].sort(compareProblems)

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
