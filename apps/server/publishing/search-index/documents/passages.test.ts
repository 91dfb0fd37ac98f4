import type { SafeHtml } from '@lerret/model'
import { expect, test } from 'vitest'
import { listPassages } from './passages.ts'

const list = (html: string) => listPassages(html as SafeHtml, 'Først')

test('paragraphs and list items are passages under their heading', () => {
  expect(list('<p>Ein &amp; to.</p><h2>Buss</h2><ul><li>Buss <b>410</b></li><li>Taxi</li></ul>')).toEqual([
    { heading: 'Først', text: 'Ein & to.' },
    { heading: 'Buss', text: 'Buss 410' },
    { heading: 'Buss', text: 'Taxi' },
  ])
})

test('a table row has the names of its columns, and the caption above it', () => {
  const table =
    '<table><caption>Prisar</caption><thead><tr><th>Rom</th><th>Dag</th><th>Kveld</th></tr></thead><tbody><tr><th>Sal 2</th><td>–</td><td>900 kr</td></tr></tbody></table>'
  expect(list(table)).toEqual([{ heading: 'Først, Prisar', text: 'Sal 2 – Kveld: 900 kr' }])
})

test('a short table of two columns is one passage', () => {
  const table =
    '<table><tbody><tr><th>Laurdag</th><td>11–24</td></tr><tr><th>Sundag</th><td>12–21</td></tr></tbody></table>'
  expect(list(table)).toEqual([{ heading: 'Først', text: 'Laurdag: 11–24 · Sundag: 12–21' }])
})

test('a list of facts is one passage', () => {
  expect(list('<dl><dt>Kontoret</dt><dd>9–15</dd><dt>Baren</dt><dd>11–22</dd></dl>')).toEqual([
    { heading: 'Først', text: 'Kontoret: 9–15 · Baren: 11–22' },
  ])
})
