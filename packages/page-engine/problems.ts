import { mediaIdOf } from '@lerret/model'
import type { Content } from './content.ts'
import type { PageError } from './errors.ts'

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

export function pageProblem(error: PageError): Problem {
  const { pageId, path, blockId, field, message } = error
  return { record: `page:${pageId}`, pageId, path, block: blockId, field, message }
}

export function recordProblem(
  record: string,
  field: string,
  text: string,
  path: string | null = null,
): Problem {
  return { record, pageId: null, path, block: null, field, message: `${record}: ${text}` }
}

/** Records that are left out, or shown without a part of them, because what they refer to is missing. */
export function findContentProblems(content: Content): Problem[] {
  const orphans = content
    .all('event')
    .filter(({ productionId }) => !content.find('production', productionId))
    .map(({ id, productionId }) =>
      recordProblem(
        `event:${id}`,
        'productionId',
        `belongs to the production "${productionId}", which is not there (deleted or not published), so it is not shown.`,
      ),
    )
  const withoutPicture: Problem[] = []
  for (const article of content.all('article')) {
    for (const field of ['image', 'thumbnail'] as const) {
      // Thousands of times for nothing: most pictures are there, or none is named.
      const mediaId = article[field] === '' ? null : mediaIdOf(article[field])
      if (mediaId === null || content.find('media', mediaId)) continue
      const text = `names the picture "${mediaId}", which is not in the media library, so it is shown without.`
      withoutPicture.push(recordProblem(`article:${article.id}`, field, text))
    }
  }
  return [...orphans, ...withoutPicture]
}
