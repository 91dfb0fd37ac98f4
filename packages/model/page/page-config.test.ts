import { expect, test } from 'vitest'
import { fillTemplate, listParameters, PathTemplate } from './page-config.ts'

test('a path template lists its parameters, and filling it gives a path', () => {
  expect(listParameters('/article/{article}')).toEqual(['article'])
  expect(fillTemplate('/article/{article}', { article: 'før/etter: $&' })).toBe('/article/før/etter: $&')
})

test.each(['/', '/kino', '/article/{article}', '/{production}'])('%s is a valid path template', (path) => {
  expect(PathTemplate.safeParse(path).success).toBe(true)
})

test.each(['kino', '/kino/', '//kino', '/article-{slug}', '/images/{id}', '/{}'])(
  '%s is not a valid path template',
  (path) => {
    expect(PathTemplate.safeParse(path).success).toBe(false)
  },
)
