import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageDataPath, toJsonName } from './json-name.ts'

const anyPath = fc.string({ unit: 'grapheme' }).map((rest) => `/${rest}`)

test('the front page has its data in index.json', () => {
  expect(pageDataPath('/')).toBe('/page-data/index.json')
})

test('a page named index does not take the front page’s file', () => {
  expect(toJsonName('/index')).not.toBe(toJsonName('/'))
})

test('two paths never share a name, also where file names ignore case', () => {
  fc.assert(
    fc.property(anyPath, anyPath, (one, other) => {
      fc.pre(one !== other)
      expect(toJsonName(one).toLowerCase()).not.toBe(toJsonName(other).toLowerCase())
    }),
  )
})

test('a name has only characters that every file system and address takes as they are', () => {
  fc.assert(fc.property(anyPath, (path) => /^[a-z0-9_-]*$/.test(toJsonName(path))))
})

test('a readable path stays readable', () => {
  expect(toJsonName('/nosferatu-dxm-20220117')).toBe('nosferatu-dxm-20220117')
  expect(toJsonName('/article/kva no?')).toBe('article_2fkva_20no_3f')
})
