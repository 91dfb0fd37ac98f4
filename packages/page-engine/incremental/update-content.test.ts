import { CONTENT_KINDS, type ContentKind, type ContentRecord } from '@lerret/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import type { Filter } from '../content/filters.ts'
import { applyEdits, arbitraryEdits, arbitraryRecords, toUpdates } from '../testing/test-arbitrary-site.ts'
import { createSafeContent } from '../testing/test-records.ts'
import { updateContent } from './update-content.ts'

test('updated content gives the same answers as content created from the updated records', () => {
  const queries: [ContentKind, Filter[]][] = [
    ['article', []],
    ['article', [{ property: 'category', value: 'news' }]],
    ['article', [{ property: 'slug', value: 'a1' }]],
    ['production', [{ property: 'object', value: 'movie' }]],
    ['event', []],
    ['event', [{ property: 'production.object', value: 'movie' }]],
    ['event', [{ property: 'productionId', value: 'p1' }]],
    ['event', [{ property: 'hall', value: 'Storsalen' }]],
  ]
  const readAll = (content: Content) => [
    ...queries.map(([kind, filters]) => content.query(kind, filters)),
    ...CONTENT_KINDS.map((kind) => content.all(kind)),
  ]
  fc.assert(
    fc.property(
      arbitraryRecords,
      arbitraryEdits,
      arbitraryEdits,
      fc.boolean(),
      (records, first, second, isIndexed) => {
        let content = createSafeContent(records)
        let expected: readonly ContentRecord[] = records
        for (const edits of [first, second]) {
          // An index is created by the first query, and then updated with the changes.
          if (isIndexed) readAll(content)
          content = updateContent(content, toUpdates(edits))
          expected = applyEdits(expected, edits).after
          expect(readAll(content)).toEqual(readAll(createSafeContent(expected)))
        }
      },
    ),
    { numRuns: 300 },
  )
})
