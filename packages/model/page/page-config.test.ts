import { expect, test } from 'vitest'
import { fillTemplate, listParameters, PathTemplate } from './page-config.ts'

test('a path names its parameters, and filling it gives a path', () => {
  expect(listParameters('/article/{article}')).toEqual(['article'])
  expect(fillTemplate('/article/{article}', { article: 'før/etter: $&' })).toBe('/article/før/etter: $&')
})

test.each(['/', '/kino', '/article/{article}', '/{production}'])('%s is a path for a page', (path) => {
  expect(PathTemplate.safeParse(path).success).toBe(true)
})

test.each(['kino', '/kino/', '//kino', '/article-{slug}', '/images/{id}', '/{}'])('%s is none', (path) => {
  expect(PathTemplate.safeParse(path).success).toBe(false)
})
