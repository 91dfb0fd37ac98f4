import { expect, test } from 'vitest'
import { updateContent } from '../incremental/update-content.ts'
import { article, createTestContent, page, source, where } from '../testing/test-records.ts'
import { planPages } from './page-plan.ts'

test('of two records with the same path, the first in order has it', () => {
  const config = page({
    path: '/{slug}-{author}',
    sources: [
      source({
        name: 'a',
        model: 'article',
        collection: false,
        filter: [where('slug', '@slug'), where('author', '@author')],
      }),
    ],
  })
  const first = article({ id: 'a', slug: 'a-b', author: 'c', order: 1 })
  const second = article({ id: 'b', slug: 'a', author: 'b-c', order: 2 })
  const content = createTestContent({ page: [config], article: [first, second] })
  const findOwnerParams = (planned: typeof content) => planPages(planned).paths.get('/a-b-c')?.params
  expect(findOwnerParams(content)).toEqual({ slug: 'a-b', author: 'c' })
  const movedLast = { kind: 'article' as const, id: 'a', record: { ...first, order: 3 } }
  expect(findOwnerParams(updateContent(content, [movedLast]))).toEqual({ slug: 'a', author: 'b-c' })
})
