import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageDataPath, toJsonName } from './json-name.ts'

const arbitraryPath = fc.string({ unit: 'grapheme' }).map((rest) => `/${rest}`)

test('the front page has its data in index.json', () => {
  expect(pageDataPath('/')).toBe('/page-data/index.json')
})

test('a page named index does not have the file of the front page', () => {
  expect(toJsonName('/index')).not.toBe(toJsonName('/'))
})

test('no two paths share a name, also where file names ignore case', () => {
  fc.assert(
    fc.property(arbitraryPath, arbitraryPath, (first, second) => {
      fc.pre(first !== second)
      expect(toJsonName(first).toLowerCase()).not.toBe(toJsonName(second).toLowerCase())
    }),
  )
})

test('a name has only characters that are safe in file names and URLs', () => {
  fc.assert(fc.property(arbitraryPath, (path) => /^[a-z0-9_-]*$/.test(toJsonName(path))))
})

test('a readable path stays readable', () => {
  expect(toJsonName('/nosferatu-dxm-20220117')).toBe('nosferatu-dxm-20220117')
  expect(toJsonName('/article/kva no?')).toBe('article_2fkva_20no_3f')
})
