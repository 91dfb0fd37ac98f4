import { expect, test } from 'vitest'
import { articlePublishedAt, datePublication } from './article.ts'

test('an article without a publication date was published when it was created', () => {
  expect(articlePublishedAt({ createdAt: 5 })).toBe(5)
  expect(articlePublishedAt({ createdAt: 5, publishedAt: 9 })).toBe(9)
})

test.each([
  ['its first publication dates it', { updatedAt: 9 }, undefined, { publishedAt: 90, updatedAt: 90 }],
  [
    'a date that an editor has set stays',
    { publishedAt: 40, updatedAt: 50 },
    undefined,
    { publishedAt: 40, updatedAt: 50 },
  ],
  [
    'an article that nobody has updated since it was created was updated on the date that an editor has set',
    { publishedAt: 40, updatedAt: 5 },
    undefined,
    { publishedAt: 40, updatedAt: 40 },
  ],
  [
    'a change is dated, and the publication date stays',
    { publishedAt: 40, updatedAt: 50 },
    { publishedAt: 40, updatedAt: 50 },
    { publishedAt: 40, updatedAt: 90 },
  ],
  [
    'a change that is dated already stays as it is',
    { publishedAt: 40, updatedAt: 60 },
    { publishedAt: 40, updatedAt: 50 },
    { publishedAt: 40, updatedAt: 60 },
  ],
  [
    'an older version that is published again gets the publication date back',
    { updatedAt: 5 },
    { publishedAt: 40, updatedAt: 50 },
    { publishedAt: 40, updatedAt: 90 },
  ],
  [
    'an article that was public without a publication date gets none',
    { updatedAt: 5 },
    { updatedAt: 5 },
    { updatedAt: 90 },
  ],
])('%s', (_, article, lastPublic, expected) => {
  expect(datePublication({ createdAt: 5, ...article }, lastPublic, 90)).toEqual(expected)
})
