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
])('the sitemap does not list %s', (path) => expect(isInSitemap(path)).toBe(false))

test('the search page may be indexed, a member’s page may not', () => {
  expect([isIndexed('/sok'), isIndexed('/mi-side')]).toEqual([true, false])
})

test('the sitemap lists public pages, the club included', () => {
  expect(['/', '/kino', '/article/mi-side', MEMBER_PATHS.club].filter((path) => !isInSitemap(path))).toEqual(
    [],
  )
})
