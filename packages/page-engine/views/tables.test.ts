import type { SafeHtml } from '@lerret/model'
import { expect, test } from 'vitest'
import { prepareTables } from './tables.ts'

const prepare = (html: string): string => prepareTables(html as SafeHtml)

const prices =
  '<table><caption>Prisar for <b>«leige»</b></caption><thead><tr><th scope="col">Rom</th><th scope="col">Kveld</th></tr></thead>' +
  '<tbody><tr><th scope="row">Sal 2</th><td>900 kr</td></tr></tbody></table>'

test('a cell has the heading of its column as its label', () => {
  expect(prepare(prices)).toContain('<th scope="row">Sal 2</th><td data-label="Kveld">900 kr</td>')
})

test('a label has the text of a heading without its elements', () => {
  const table = '<table><tr><th><em>Når</em> "no" &amp; då</th></tr><tr><td id="a">I dag</td></tr></table>'
  expect(prepare(table)).toContain('<td data-label="Når &quot;no&quot; &amp; då" id="a">I dag</td>')
})

test('a table is in a container that scrolls by keyboard, named after its caption', () => {
  expect(prepare(prices)).toMatch(
    /^<div role="group" aria-label="Prisar for «leige»" tabindex="0"><table>.*<\/table><\/div>$/,
  )
})

test('without a caption, the container is named after the headings', () => {
  const table =
    '<table><tr><th>Dag</th><th>Opningstid</th></tr><tr><td>Fredag</td><td>11–22</td></tr></table>'
  expect(prepare(table)).toContain('<div role="group" aria-label="Dag, Opningstid" tabindex="0"><table>')
})

test('cells get no labels where a cell spans several, or where the first row has no headings', () => {
  const spanning = prices.replace('<td>', '<td colspan="2">')
  expect(prepare(spanning)).not.toContain('data-label')
  const plain = '<table><tr><td>Fredag</td><td>11–22</td></tr></table>'
  expect(prepare(plain)).toBe(`<div role="group" tabindex="0">${plain}</div>`)
})

test('tables within tables each have their container', () => {
  const nested = `<table><tr><td>${prices}</td></tr></table>`
  expect(prepare(nested).match(/<div /g)).toHaveLength(2)
  expect(prepare(nested).match(/<\/table><\/div>/g)).toHaveLength(2)
})

test('text without a table is unchanged', () => {
  expect(prepare('<p>Kveld</p>')).toBe('<p>Kveld</p>')
})
