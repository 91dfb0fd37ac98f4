import { expect, test } from 'vitest'
import { findDifferentElements } from './differences.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const differ = (page: string, other: string) =>
  findDifferentElements(parse(page), parse(other)).map((element) => element.outerHTML)

test('two pages that are the same have no differences', () => {
  const page = '<h1>Kino</h1><p>Ein <b>film</b></p><img src="/a.jpg">'
  expect(differ(page, page)).toEqual([])
})

test('the element with the changed text is different, not what surrounds it', () => {
  const [before, after] = ['19.30', '20.00'].map((time) => `<ul><li><b>${time}</b> Storsalen</li></ul>`)
  expect(differ(after as string, before as string)).toEqual(['<b>20.00</b>'])
  expect(differ(before as string, after as string)).toEqual(['<b>19.30</b>'])
})

test('a text that one page has twice and the other once is different once', () => {
  expect(differ('<p>Fante-Anne</p><p>Fante-Anne</p>', '<p>Fante-Anne</p>')).toHaveLength(1)
})

test('another picture is a difference', () => {
  expect(differ('<img src="/b.jpg">', '<img src="/a.jpg">')).toEqual(['<img src="/b.jpg">'])
})
