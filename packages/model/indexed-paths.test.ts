import { expect, test } from 'vitest'
import { isIndexed, isInSitemap, MEMBER_PATHS } from './paths.ts'

test.each([
  '/logg-inn',
  '/ny-konto',
  '/gloymt-passord',
  '/nytt-passord',
  '/mi-side',
  '/vil-sja',
  '/mine-billettar',
  '/sok',
  '/404',
  '/utan-nett',
])('search engines leave %s', (path) => expect(isInSitemap(path)).toBe(false))

test('the page that answers questions may be found, and is not told of', () => {
  expect([isIndexed('/sok'), isIndexed('/mi-side')]).toEqual([true, false])
})

test('search engines list what is for everyone, and that the club is', () => {
  expect(['/', '/kino', '/article/mi-side', MEMBER_PATHS.club].filter((path) => !isInSitemap(path))).toEqual(
    [],
  )
})
